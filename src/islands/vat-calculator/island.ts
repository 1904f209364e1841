import { hydrateWith } from '../hydrate.tsx';
import { VatCalculator } from './VatCalculator.tsx';

export const hydrate = hydrateWith(VatCalculator);
