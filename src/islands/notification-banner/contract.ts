import type { TextSegment } from '../../components/view-models.ts';
import type { IslandContract } from '../island-contract.ts';

export interface NotificationBannerProps {
  readonly label: string;
  readonly message: readonly TextSegment[];
  readonly closeLabel: string;
}

export const notificationBanner: IslandContract<'notification-banner', NotificationBannerProps> = {
  name: 'notification-banner',
  load: 'interaction',
  readsMarkup: true,
};
