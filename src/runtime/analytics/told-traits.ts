import { cookieValue, daySeconds, writeCookies } from '../shared/cookie.ts';

export type Traits = Readonly<Record<string, unknown>>;

/** What Segment has been told of the visitor, in this document and before it. */
export interface ToldTraits {
  /**
   * Takes traits that have become known. If one of them is new to Segment, returns all known traits, which are to be
   * sent now; otherwise returns undefined.
   */
  take(traits: Traits): Traits | undefined;
}

/**
 * The cookie that remembers, for later documents, what Segment was told: a checksum, from which nobody can read the
 * traits.
 */
export const toldCookie = 'helios-told-traits';

/**
 * Remembers what Segment was told about the visitor with this random id: in memory as it is, and as a checksum in a
 * cookie, so that the next loaded page does not tell it again. Segment's library would store the traits themselves,
 * without an expiry date.
 */
export function rememberTold(anonymousId: string): ToldTraits {
  let told: Traits = {};
  return {
    take(traits) {
      const next = { ...told, ...traits };
      const isTold = textOf(next) === textOf(told);
      told = next;
      const checksum = checksumOf(anonymousId + textOf(told));
      if (isTold || checksum === cookieValue(document.cookie, toldCookie)) return undefined;
      writeCookies([{ name: toldCookie, value: checksum, maxAge: 365 * daySeconds }]);
      return told;
    },
  };
}

/** The traits as a text, which is the same in whatever order the traits are. */
function textOf(traits: Traits): string {
  return JSON.stringify(Object.entries(traits).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The checksum FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const unit of text) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}
