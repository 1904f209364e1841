import { hydrateWith } from '../hydrate.tsx';
import { CopyField } from './CopyField.tsx';

export const hydrate = hydrateWith(CopyField);
