/** After longer pauses only a new connection causes an attempt. */
const maxPauseMs = 1_000_000;

/**
 * Repeats an action that needs the network until it succeeds: after 1, 4, 16, 64 and 256 seconds, and at once when the
 * browser has a connection again. The result never rejects.
 */
export function retry<Result>(act: () => Promise<Result>, pauseMs = 1000): Promise<Result> {
  return act().catch(async () => {
    await new Promise((resolve) => {
      if (pauseMs < maxPauseMs) setTimeout(resolve, pauseMs);
      addEventListener('online', resolve);
    });
    return retry(act, pauseMs * 4);
  });
}
