import { hydrateWith } from '../hydrate.tsx';
import { NotificationBanner } from './NotificationBanner.tsx';

export const hydrate = hydrateWith(NotificationBanner);
