import { hydrateWith } from '../islands/hydrate.tsx';
import { PolicyBuilder } from './PolicyBuilder.tsx';

export const hydrate = hydrateWith(PolicyBuilder);
