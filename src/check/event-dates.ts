import type { DocumentOf, Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import { nearestText } from '../site/nearest-text.ts';
import { findTimeZone, isoInTimeZone, knownTimeZone } from '../site/time-zone.ts';

type Webinar = DocumentOf<'webinar'>;

/** Reports events without a start, events that end before they begin, and time zones that pages can't show. */
export function checkEventDates(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  return locales.flatMap(({ code }) =>
    snapshot
      .documentsOf('webinar', code)
      .flatMap((webinar) => [...missingStart(webinar), ...earlyEnd(webinar), ...timeZoneFault(webinar)]),
  );
}

function missingStart(webinar: Webinar): Finding[] {
  const { status, starts_at } = webinar.data;
  if (starts_at || status === 'on_demand') return [];
  const message = `The event "${webinar.uid}" has no start. The lists of events show it before all others, without a date.`;
  const hint =
    'Fill in its start, set its status to "on_demand" if it has a recording, or unpublish it until its day is known.';
  return [finding(webinar, 'starts_at', { severity: 'warning', message, hint })];
}

function earlyEnd(webinar: Webinar): Finding[] {
  const { starts_at, ends_at, time_zone } = webinar.data;
  if (!starts_at || !ends_at || new Date(ends_at) >= new Date(starts_at)) return [];
  const shown = (iso: string) => isoInTimeZone(iso, knownTimeZone(time_zone)).slice(0, 16).replace('T', ' ');
  const message = `The event "${webinar.uid}" ends on ${shown(ends_at)}, before it begins on ${shown(starts_at)}.`;
  const hint = 'Correct its start or its end, or empty the end if nobody knows it yet.';
  return [finding(webinar, 'ends_at', { severity: 'error', message, hint })];
}

function timeZoneFault(webinar: Webinar): Finding[] {
  const name = webinar.data.time_zone;
  if (!name) return [];
  const timeZone = findTimeZone(name);
  if (timeZone === undefined) {
    const message = `The event "${webinar.uid}" has the time zone "${name}", which does not exist. Its times would be those of UTC.`;
    const nearest = nearestTimeZone(name);
    const hint = `${nearest ? `Write "${nearest}" if that is meant` : 'Write a continent and a city, such as "Europe/London"'}.`;
    return [finding(webinar, 'time_zone', { severity: 'error', message, hint })];
  }
  if (!isAmbiguous(name, timeZone)) return [];
  const message = `The event "${webinar.uid}" has the time zone "${name}", which stands for ${timeZone}.`;
  const hint = `Write "${timeZone}" if that is meant, or else the continent and a city of the zone, such as "Europe/London".`;
  return [finding(webinar, 'time_zone', { severity: 'warning', message, hint })];
}

/**
 * True for a name without a continent that may mean another zone to its editor: `BST` is the time of Bangladesh, not of
 * Britain.
 */
function isAmbiguous(name: string, timeZone: string): boolean {
  return !name.includes('/') && name !== timeZone && timeZone !== 'UTC';
}

/** Returns the zone whose name or city was probably meant: `Europe/London` for `Europe/Lundon` and `london`. */
function nearestTimeZone(name: string): string | undefined {
  const names = Intl.supportedValuesOf('timeZone');
  const wanted = plain(name);
  const ofCity = (text: string) => text.slice(text.lastIndexOf('/') + 1);
  return (
    names.find((each) => ofCity(plain(each)) === ofCity(wanted)) ??
    nearestText(wanted, names, plain) ??
    nearestText(ofCity(wanted), names, (each) => ofCity(plain(each)))
  );
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}

function finding(
  { id, type, uid, lang }: Webinar,
  field: 'starts_at' | 'ends_at' | 'time_zone',
  told: Pick<Finding, 'severity' | 'message' | 'hint'>,
): Finding {
  return { code: 'wrong-dates', ...told, document: { id, type, uid, lang, field } };
}
