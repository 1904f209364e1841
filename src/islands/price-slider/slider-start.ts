/** The thumb's initial position, as a share of the track. The slider's style sheet contains the same number. */
const startShare = 0.37;

/**
 * The price slider's initial number of people. Texts beside the slider are rendered with the same number, so that they
 * don't change when the script loads.
 */
export function sliderStart({ min, max, step }: { min: number; max: number; step: number }): number {
  return min + Math.round(((max - min) * startShare) / step) * step;
}
