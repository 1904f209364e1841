import { hydrateWith } from '../hydrate.tsx';
import { PolicyBuilder } from './PolicyBuilder.tsx';

export const hydrate = hydrateWith(PolicyBuilder);
