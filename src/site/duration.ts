const unitMs = { h: 3_600_000, m: 60_000, s: 1000 } as const;

/**
 * Parses a duration into milliseconds: whole seconds (`90`), or hours, minutes and seconds (`90s`, `10m`, `1h30m`).
 * Undefined for any other text.
 */
export function parseDuration(text: string): number | undefined {
  const parts = /^(?:(?<h>\d{1,6})h)?(?:(?<m>\d{1,6})m)?(?:(?<s>\d{1,6})s?)?$/.exec(text.trim())?.groups;
  // An empty text has none of the parts, and seconds without their unit must be the only part: `1h30` is unclear.
  if (!parts || text.trim() === '' || /[hm]\d+$/.test(text.trim())) return undefined;
  const { h = 0, m = 0, s = 0 } = parts;
  return Number(h) * unitMs.h + Number(m) * unitMs.m + Number(s) * unitMs.s;
}

/**
 * A duration in words, at most two units of it: `0.6 seconds`, `30 seconds`, `1 hour 30 minutes`, `24 hours`. From three
 * days on it is in days.
 */
export function formatDuration(ms: number): string {
  if (ms < 10_000 && ms % 1000 !== 0) return `${(ms / 1000).toFixed(1)} seconds`;
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= 90) return unit(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return [unit(minutes, 'minute'), unit(seconds % 60, 'second')].filter(isSome).join(' ');
  const hours = Math.floor(minutes / 60);
  if (hours < 72) return [unit(hours, 'hour'), unit(minutes % 60, 'minute')].filter(isSome).join(' ');
  return unit(Math.round(hours / 24), 'day');
}

function unit(value: number, name: string): string {
  return `${value} ${name}${value === 1 ? '' : 's'}`;
}

function isSome(text: string): boolean {
  return !text.startsWith('0 ');
}

/** A duration of at least `ms` as `parseDuration` takes it: `45s`, `10m`, `24h`. */
export function durationFlag(ms: number): string {
  if (ms <= 2 * unitMs.m) return `${Math.ceil(ms / unitMs.s)}s`;
  return ms <= 2 * unitMs.h ? `${Math.ceil(ms / unitMs.m)}m` : `${Math.ceil(ms / unitMs.h)}h`;
}

/** A time as people and logs can compare it: `2026-11-23 14:05:10 UTC`. */
export function formatTime(time: Date): string {
  return time
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
}
