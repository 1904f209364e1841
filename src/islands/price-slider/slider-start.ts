/**
 * The position of the thumb at the start, as a share of the track. The slider's style sheet contains the same number.
 */
const startShare = 0.37;

/**
 * The price slider's initial number of people. Texts beside the slider use it too, so nothing changes when the script
 * loads.
 */
export function sliderStart({ min, max, step }: { min: number; max: number; step: number }): number {
  return min + Math.round(((max - min) * startShare) / step) * step;
}
