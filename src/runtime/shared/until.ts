const stepMs = 50;

/** Waits until something is true. Resolves to false if it is not within the time. */
export async function until(isTrue: () => boolean, limitMs: number): Promise<boolean> {
  for (let waitedMs = 0; !isTrue(); waitedMs += stepMs) {
    if (waitedMs >= limitMs) return false;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  return true;
}
