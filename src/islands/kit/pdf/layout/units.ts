/** Millimetres as CSS pixels, of which 96 are an inch. */
export function pixelsOf(mm: number): number {
  return (mm * 96) / 25.4;
}

/** CSS pixels as points of a PDF, of which 72 are an inch. */
export function pointsOf(pixels: number): number {
  return pixels * 0.75;
}
