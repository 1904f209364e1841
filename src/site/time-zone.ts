/** Returns the IANA name of a time zone. An unknown one gives UTC: the page is rendered, and a check reports it. */
export function knownTimeZone(name: string | null | undefined): string {
  return (name ? findTimeZone(name) : undefined) ?? 'UTC';
}

/** The names so far. To ask `Intl` for one takes a tenth of a millisecond, and every date of an event asks. */
const found = new Map<string, string | undefined>();

/** Returns the IANA name of a time zone: `Asia/Dhaka` for `BST`. Returns undefined for an unknown name. */
export function findTimeZone(name: string): string | undefined {
  if (!found.has(name)) found.set(name, askForTimeZone(name));
  return found.get(name);
}

function askForTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Formats a moment in the local time of a time zone, with the offset from UTC: `2027-01-21T09:00:00+00:00`. */
export function isoInTimeZone(iso: string, timeZone: string): string {
  return isoWithOffset(new Date(iso), createOffsets(timeZone));
}

function isoWithOffset(moment: Date, offsetAt: Offsets): string {
  const offset = offsetAt(moment);
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const distance = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(moment.getTime() + distance).toISOString().slice(0, 19) + offset;
}

/** The moment at which the day of an ISO moment ends by the clock of a time zone. */
export function endOfDay(iso: string, timeZone: string): Date {
  const offsetAt = createOffsets(timeZone);
  const midnight = `${isoWithOffset(new Date(iso), offsetAt).slice(0, 10)}T24:00:00`;
  // The UTC offset at a local midnight depends on the moment of that midnight. So a first guess is made, which is at
  // most a day off, and corrected with the offset at the guess.
  const guess = new Date(midnight + offsetAt(new Date(`${midnight}Z`)));
  return new Date(midnight + offsetAt(guess));
}

/** Returns the offset from UTC at a moment: `+05:30`. */
type Offsets = (moment: Date) => string;

/**
 * Creates a function that returns the UTC offset of a time zone at a moment. It reuses one `Intl.DateTimeFormat`,
 * because creating one takes 0.1 ms and a page of articles or events needs many offsets.
 */
function createOffsets(timeZone: string): Offsets {
  if (timeZone === 'UTC') return () => '+00:00';
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    // `Intl` writes an offset as `GMT+05:30`, and an offset of zero as `GMT`.
    return name.slice('GMT'.length) || '+00:00';
  };
}
