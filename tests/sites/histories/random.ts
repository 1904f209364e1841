import { seeded } from '../seeded.ts';

/** Pseudo-random choices that repeat for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** One member of a list, which has at least one. */
  one<Member>(list: readonly Member[]): Member;
  /** A word of six letters that is hardly ever the same twice. */
  word(): string;
}

export function randomOf(seed: number): Random {
  const next = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one<Member>(list: readonly Member[]) {
      const [member] = list.slice(below(list.length));
      if (member === undefined) throw new Error('Nothing can be chosen of an empty list.');
      return member;
    },
    word: () => Array.from({ length: 6 }, () => String.fromCharCode(97 + below(26))).join(''),
  };
}
