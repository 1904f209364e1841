/**
 * Returns the IANA name of a time zone. An unknown name gives UTC,
 * so that an editor's mistake is visible but stops no export.
 */
export function knownTimeZone(name: string | null | undefined): string {
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : 'UTC';
  } catch (error) {
    if (error instanceof RangeError) return 'UTC';
    throw error;
  }
}

/** Formats a moment in the local time of a time zone, with the offset from UTC: `2027-01-21T09:00:00+00:00`. */
export function isoInTimeZone(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const offset = offsetAt(moment, timeZone);
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const distance = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(moment.getTime() + distance).toISOString().slice(0, 19) + offset;
}

/** The moment at which the day of an ISO moment ends by the clock of a time zone. */
export function endOfDay(iso: string, timeZone: string): Date {
  const midnight = `${isoInTimeZone(iso, timeZone).slice(0, 10)}T24:00:00`;
  // The offset of the night in question is known only at a moment of that night: the first guess is at most a day away.
  const guess = new Date(midnight + offsetAt(new Date(`${midnight}Z`), timeZone));
  return new Date(midnight + offsetAt(guess, timeZone));
}

function offsetAt(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // `Intl` names an offset `GMT+05:30`, and UTC only `GMT`.
  return name.slice('GMT'.length) || '+00:00';
}
