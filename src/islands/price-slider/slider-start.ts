/** The share of its track at which the price slider's thumb stands at first. Its style sheet knows it too. */
const startShare = 0.37;

/** The number the price slider begins with, and whatever is said beside it: nothing changes when the script arrives. */
export function sliderStart({ min, max, step }: { min: number; max: number; step: number }): number {
  return min + Math.round(((max - min) * startShare) / step) * step;
}
