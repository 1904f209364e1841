/**
 * Returns a function that computes the value of each key once, and returns the same value from then on. With `max`, it
 * keeps at most so many values: it forgets all of them before it would keep one more.
 */
export function memoize<Input, Output>(
  keyOf: (input: Input) => string,
  make: (input: Input) => Output,
  { max = Number.POSITIVE_INFINITY } = {},
): (input: Input) => Output {
  const made = new Map<string, Output>();
  return (input) => {
    const key = keyOf(input);
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(input);
    if (made.size >= max) made.clear();
    made.set(key, value);
    return value;
  };
}
