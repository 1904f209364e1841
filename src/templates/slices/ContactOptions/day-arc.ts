/** Two hours as shares of a day's half circle: 0 is its left end, 1 its right end, and noon is at the top. */
export interface DayArc {
  readonly from: number;
  readonly to: number;
}

/**
 * Places opening hours on a dial from six to six, where an hour is 15 degrees as on a sundial. If the office opens
 * before six or closes after six in the evening, the dial covers more hours, with noon still at the top. Returns
 * undefined unless both texts are times of day and the opening time is the earlier one.
 */
export function dayArc(opens: string, closes: string): DayArc | undefined {
  const from = hourOf(opens);
  const to = hourOf(closes);
  if (from === undefined || to === undefined || from >= to) return undefined;
  const half = Math.max(6, 12 - from, to - 12);
  const shareOf = (hour: number) => (hour - 12 + half) / (2 * half);
  return { from: shareOf(from), to: shareOf(to) };
}

function hourOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim()) ?? [];
  const hour = Number(hours) + Number(minutes) / 60;
  return hour <= 24 ? hour : undefined;
}

interface Circle {
  readonly centre: number;
  readonly horizon: number;
  readonly radius: number;
}

/** The point on a half circle at a share of its length. */
export function pointAt(share: number, { centre, horizon, radius }: Circle): { x: number; y: number } {
  const angle = Math.PI * (1 - share);
  return { x: round(centre + radius * Math.cos(angle)), y: round(horizon - radius * Math.sin(angle)) };
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
