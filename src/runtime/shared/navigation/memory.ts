/** A cache of promised answers by key. */
export interface Memory<Value> {
  /** The cached answer, or else the one that `make` promises. Undefined and rejections are not cached. */
  recall(key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined>;
}

/** Caches the latest `max` answers, each for `maxAgeMs`. */
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
