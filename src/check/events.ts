import type { DocumentOf, Snapshot } from '../content/content-source.ts';
import { eventEnd } from '../content/meaning/event-end.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import { isoInTimeZone, knownTimeZone } from '../site/time-zone.ts';

type Webinar = DocumentOf<'webinar'>;

/** How long before its end an event is reported, in milliseconds: a week. */
const aheadMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Reports the events that are over and have no recording, and those that will be over within a week. Time brings both
 * about, so that they are notices: an export that was clean must not fail because a day has passed.
 */
export function checkEvents(snapshot: Snapshot, locales: readonly Locale[], now: Date): Finding[] {
  return locales.flatMap(({ code }) =>
    snapshot.documentsOf('webinar', code).flatMap((webinar) => {
      const end = eventEnd(webinar.data);
      if (end === undefined || webinar.data.status === 'on_demand') return [];
      if (end <= now) return [over(webinar)];
      return end.getTime() - now.getTime() <= aheadMs ? [soonOver(webinar)] : [];
    }),
  );
}

/** The moments at which the findings about events change. */
export function eventMoments(snapshot: Snapshot, locales: readonly Locale[]): Date[] {
  return locales.flatMap(({ code }) =>
    snapshot.documentsOf('webinar', code).flatMap(({ data }) => {
      const end = eventEnd(data);
      return end === undefined ? [] : [new Date(end.getTime() - aheadMs), end];
    }),
  );
}

function over(webinar: Webinar): Finding {
  const { status } = webinar.data;
  return notice(
    webinar,
    `The event "${webinar.uid}" of ${dayOf(webinar)} is over and still set as ${status}. No list of events shows it any more.`,
    status === 'cancelled'
      ? 'Unpublish the event.'
      : 'Add its recording and set its status to "on_demand", or unpublish it.',
  );
}

function soonOver(webinar: Webinar): Finding {
  return notice(
    webinar,
    `The event "${webinar.uid}" is over after ${dayOf(webinar)}. The next export after it takes the event out of the lists.`,
    'Export the site after that day.',
  );
}

function notice({ id, type, uid, lang }: Webinar, message: string, hint: string): Finding {
  return { code: 'past-event', severity: 'notice', message, hint, document: { id, type, uid, lang, field: 'status' } };
}

/** The last day of an event by the clock of its time zone: `2027-01-21`. */
function dayOf({ data: { starts_at, ends_at, time_zone } }: Webinar): string {
  return isoInTimeZone(ends_at ?? starts_at ?? '', knownTimeZone(time_zone)).slice(0, 10);
}
