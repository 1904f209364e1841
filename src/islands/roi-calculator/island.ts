import { hydrateWith } from '../hydrate.tsx';
import { RoiCalculator } from './RoiCalculator.tsx';

export const hydrate = hydrateWith(RoiCalculator);
