import { hydrateWith } from '../hydrate.tsx';
import { PriceSlider } from './PriceSlider.tsx';

export const hydrate = hydrateWith(PriceSlider);
