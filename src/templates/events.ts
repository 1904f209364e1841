import { documentToLinkField } from '@prismicio/client';
import type { LinkView } from '../components/view-models.ts';
import type { DocumentOf } from '../content/content-source.ts';
import { eventEnd } from '../content/meaning/event-end.ts';
import { fillIn } from '../rules/fill-in.ts';
import type { PageContext } from './page-context.ts';

export type Webinar = DocumentOf<'webinar'>;

/** A webinar or event and the link to its page. */
export interface EventEntry {
  readonly webinar: Webinar;
  readonly link: LinkView;
}

/** Events that are still to come, cancelled ones too, the nearest first. */
export function upcomingEvents(page: PageContext): EventEntry[] {
  return entries(page, (webinar) => !isRecorded(webinar) && !isOver(page, webinar)).toSorted(byStart);
}

/** Past events that have a recording, the latest first. */
export function recordedEvents(page: PageContext): EventEntry[] {
  return entries(page, isRecorded).toSorted((a, b) => byStart(b, a));
}

export function isRecorded({ data }: Webinar): boolean {
  return data.status === 'on_demand';
}

/** True if an event is past and has no recording: it is in no list, and nobody can get a seat any more. */
export function isOver(page: PageContext, webinar: Webinar): boolean {
  const end = eventEnd(webinar.data);
  return !isRecorded(webinar) && end !== undefined && page.isPast(end);
}

/** True if visitors must leave an email address: to get a seat, or to get or watch the recording. */
export function requiresEmail(page: PageContext, webinar: Webinar): boolean {
  const { status, lead_form } = webinar.data;
  if (status === 'cancelled' || isOver(page, webinar)) return false;
  return page.related('lead_form', lead_form) !== undefined;
}

/** The places of an event: `Online`, the venue with its city, or both. */
export function placesOf(page: PageContext, { online, venue, city }: Webinar['data']): string[] {
  const place = [venue, city].filter(Boolean).join(', ');
  return [...(online ? [page.string('event_online')] : []), ...(place ? [place] : [])];
}

/** The event's length: `45 min`. */
export function lengthOf(page: PageContext, { duration_minutes: minutes }: Webinar['data']): string | undefined {
  return minutes ? fillIn(page.string('event_minutes'), { minutes: page.format.quantity(minutes) }) : undefined;
}

/** The time zone in which an event's hours are shown: the editor's choice, or else UTC. */
export function zoneOf({ time_zone }: Webinar['data']): string {
  return time_zone || 'UTC';
}

function entries(page: PageContext, isWanted: (webinar: Webinar) => boolean): EventEntry[] {
  return page
    .list('webinar')
    .filter(isWanted)
    .flatMap((webinar) => {
      const link = page.link(documentToLinkField(webinar));
      return link && !link.isCurrent ? [{ webinar, link }] : [];
    });
}

function byStart(a: EventEntry, b: EventEntry): number {
  return (a.webinar.data.starts_at ?? '').localeCompare(b.webinar.data.starts_at ?? '');
}
