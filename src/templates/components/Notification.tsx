import type { RichTextField, RTInlineNode } from '@prismicio/client';
import { type MessageSegment, notificationBanner } from '../../islands/notification-banner/contract.ts';
import { type PageContext, usePage } from '../page-context.ts';
import { Island } from './Island.tsx';

/** The banner above the header. The shell decides whether there is a banner and what it says. */
export function Notification({ message }: { message: RichTextField }) {
  const page = usePage();
  return (
    <Island
      of={notificationBanner}
      props={{
        label: page.string('notification_label'),
        message: messageSegments(page, message),
        closeLabel: page.string('close_button_text'),
      }}
    />
  );
}

/** Converts structured text to plain data for an island's props: links, and the text between them. */
function messageSegments(page: PageContext, field: RichTextField): MessageSegment[] {
  return field.flatMap((node) => ('spans' in node ? segmentsOf(page, node) : []));
}

function segmentsOf(
  page: PageContext,
  { text, spans }: { text: string; spans: readonly RTInlineNode[] },
): MessageSegment[] {
  const segments: MessageSegment[] = [];
  let position = 0;
  for (const span of spans) {
    const href = span.type === 'hyperlink' ? page.link(span.data)?.href : undefined;
    if (!href || span.start < position) continue;
    segments.push({ text: text.slice(position, span.start) }, { text: text.slice(span.start, span.end), href });
    position = span.end;
  }
  return [...segments, { text: text.slice(position) }].filter((segment) => segment.text !== '');
}
