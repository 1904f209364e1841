/**
 * A time of day in the form that HTML's `datetime` takes: `8:12 AM`, or `8.12` as in Finnish, to `08:12`. Undefined if
 * the text is no time of day.
 */
export function machineHour(text: string): string | undefined {
  const [, hours = '', minutes = '', half] = /^\s*(\d{1,2})[:.]([0-5]\d)(?:\s*([AP])M)?\s*$/i.exec(text) ?? [];
  if (minutes === '') return undefined;
  const isAfternoon = half?.toUpperCase() === 'P';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const isHour = hour < 24 && (half === undefined || (Number(hours) >= 1 && Number(hours) <= 12));
  return isHour ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}
