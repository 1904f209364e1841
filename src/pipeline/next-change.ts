import { eventMoments } from '../check/events.ts';
import type { Snapshot } from '../content/content-source.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import type { Locale } from '../site/locale.ts';

export interface NextChangeInput {
  readonly records: readonly PageRecord[];
  readonly snapshot: Snapshot;
  readonly locales: readonly Locale[];
  readonly now: Date;
}

/**
 * Returns the first moment after an export at which the same content may give another site: when an event begins or
 * ends, but at the latest when the next day (UTC) begins, because some files contain dates. An export therefore
 * examines every byte again at least once a day.
 */
export function nextChange({ records, snapshot, locales, now }: NextChangeInput): Date {
  const lists = new Set(records.flatMap(({ notes: { shellReads, reads } }) => [shellReads, reads]));
  const ofPages = [...lists].flatMap((reads) =>
    reads.flatMap((read) => (read.kind === 'moment' ? [Date.parse(read.iso)] : [])),
  );
  const ofChecks = eventMoments(snapshot, locales).map((moment) => moment.getTime());
  const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const later = [...ofPages, ...ofChecks].filter((moment) => moment > now.getTime());
  return new Date(later.reduce((first, moment) => Math.min(first, moment), nextDay));
}
