import type { RichTextField } from '@prismicio/client';
import { notificationBanner } from '../../islands/notification-banner/contract.ts';
import { usePage } from '../page-context.ts';
import { Island } from './Island.tsx';
import { segmentsOf } from './segments.ts';

/** The banner above the header. The shell decides whether there is a banner and what it says. */
export function Notification({ message }: { message: RichTextField }) {
  const page = usePage();
  return (
    <Island
      of={notificationBanner}
      props={{
        label: page.string('notification_label'),
        message: segmentsOf(page, message),
        closeLabel: page.string('close_button_text'),
      }}
    />
  );
}
