import { hydrateWith } from '../islands/hydrate.tsx';
import { NotificationBanner } from './NotificationBanner.tsx';

export const hydrate = hydrateWith(NotificationBanner);
