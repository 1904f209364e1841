/**
 * Lets the client of flags ask its service only once. The client has no setting for that: it repeats a failed request
 * three times, with a pause of a second, and no page waits that long. But it does not repeat a request that is answered
 * with 404. So each failure becomes a 404, and so does a request that `signal` has ended. Requests to other origins
 * stay as they are. Call it once for a document.
 */
export function requestOnce(origin: string, signal: AbortSignal, view: Pick<typeof globalThis, 'fetch'> = globalThis) {
  const { fetch } = view;
  // The original `fetch` is never put back: another script may have wrapped this one by then.
  view.fetch = async (input, init) => {
    const isOfClient = typeof input === 'string' && input.startsWith(`${origin}/`);
    if (!isOfClient) return fetch.call(globalThis, input, init);
    try {
      const answer = await fetch.call(globalThis, input, { ...init, signal });
      return answer.ok ? answer : failure();
    } catch {
      return failure();
    }
  };
}

function failure(): Response {
  return new Response(null, { status: 404 });
}
