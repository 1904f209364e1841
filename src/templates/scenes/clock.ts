/** A time of day in any of the site's notations: `13:05`, `13.05`, `13h05`, `1:05 PM`. */
const timeOfDay = /(\d{1,2})\s?[:.h]\s?(\d{2})(?:\s?([ap])\.?m)?/i;

/** The first hour that a text names, as a decimal from 0 to 24: `8:30 AM` to 8.5. Undefined if the text names none. */
export function hourIn(text: string | null): number | undefined {
  const match = timeOfDay.exec(text ?? '');
  if (!match) return undefined;
  const [, hours = '', minutes = '', half] = match;
  const base = half ? Number(hours) % 12 : Number(hours);
  return base + Number(minutes) / 60 + (half?.toLowerCase() === 'p' ? 12 : 0);
}
