/**
 * Wraps `act` so that it runs once for each part of the page and all callers share the result. After a failure the next
 * call runs `act` again.
 */
export function once<Part extends object, Result>(
  act: (part: Part) => Promise<Result>,
): (part: Part) => Promise<Result> {
  const started = new WeakMap<Part, Promise<Result>>();
  return (part) => {
    const earlier = started.get(part);
    if (earlier) return earlier;
    const result = act(part);
    started.set(part, result);
    result.catch(() => started.delete(part));
    return result;
  };
}
