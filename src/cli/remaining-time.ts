import { formatDuration } from '../site/duration.ts';

/** How much of a stage is done, in units of the stage, such as pages. */
export interface Part {
  readonly done: number;
  readonly total: number;
}

/**
 * Creates a function that estimates from the pace so far how long a stage will still take: `, about 12 seconds left`.
 * The function returns an empty text in the first second, and while the pace is unknown. `now` is a time in
 * milliseconds.
 */
export function createRemainingText(): (part: Part, now: number) => string {
  let first: { readonly done: number; readonly at: number } | undefined;
  return ({ done, total }, now) => {
    first ??= { done, at: now };
    const elapsedMs = now - first.at;
    if (elapsedMs < 1000 || done <= first.done) return '';
    const leftMs = ((total - done) * elapsedMs) / (done - first.done);
    // An estimate of a minute or more is too rough for seconds.
    const roundedMs = leftMs < 60_000 ? Math.round(leftMs / 1000) * 1000 : Math.round(leftMs / 60_000) * 60_000;
    return roundedMs < 1000 ? '' : `, about ${formatDuration(roundedMs)} left`;
  };
}
