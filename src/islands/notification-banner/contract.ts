import type { IslandContract } from '../island-contract.ts';

/** A part of the banner's message. A part with an `href` is a link. */
export interface MessageSegment {
  readonly text: string;
  readonly href?: string;
}

export interface NotificationBannerProps {
  readonly label: string;
  readonly message: readonly MessageSegment[];
  readonly closeLabel: string;
}

export const notificationBanner: IslandContract<'notification-banner', NotificationBannerProps> = {
  name: 'notification-banner',
  load: 'interaction',
};
