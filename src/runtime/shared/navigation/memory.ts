/** A cache of promises by key, so that each value is loaded only once. */
export interface Memory<Value> {
  /**
   * Returns the cached promise, or else calls `make` and caches its promise. Rejections and promises of undefined are
   * not cached.
   */
  recall(key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined>;
}

/** Creates a cache of the latest `max` promises. Each is cached for `maxAgeMs`. */
export function createMemory<Value>({ max, maxAgeMs }: { max: number; maxAgeMs: number }): Memory<Value> {
  const answers = new Map<string, { answer: Promise<Value | undefined>; until: number }>();
  return {
    recall(key, make) {
      const known = answers.get(key);
      if (known && known.until > Date.now()) return known.answer;
      const answer = make();
      answers.delete(key);
      answers.set(key, { answer, until: Date.now() + maxAgeMs });
      const forget = () => answers.delete(key);
      void answer.then((value) => value ?? forget(), forget);
      const [oldest = ''] = answers.keys();
      if (answers.size > max) answers.delete(oldest);
      return answer;
    },
  };
}
