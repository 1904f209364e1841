import { defineIsland } from '../define-island.ts';

/** A stretch of the message; with an `href` it is a link. */
export interface MessageSegment {
  readonly text: string;
  readonly href?: string;
}

export interface NotificationBannerProps {
  readonly label: string;
  readonly message: readonly MessageSegment[];
  readonly closeLabel: string;
}

export const notificationBanner = defineIsland<NotificationBannerProps>('notification-banner', {
  load: 'interaction',
  component: async () => (await import('./NotificationBanner.tsx')).NotificationBanner,
});
