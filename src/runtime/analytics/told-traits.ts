import { cookieValue, daySeconds, writeCookies } from '../shared/cookie.ts';

export type Traits = Readonly<Record<string, unknown>>;

/** What Segment has been told of the visitor, in this document and before it. */
export interface ToldTraits {
  /**
   * Takes traits that have become known. Gives all that are known, to be told now, if one of them is news to Segment;
   * otherwise undefined.
   */
  take(traits: Traits): Traits | undefined;
}

/** The cookie that outlives a document: a checksum, which tells nobody what the traits are. */
export const toldCookie = 'helios-told-traits';

/**
 * Remembers what Segment was told under a random id: in memory as it is, and as a checksum in a cookie, so that a page that
 * the browser loads does not tell it again. Segment's library would keep the traits themselves, without an end.
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

/** The same text for the same traits, whatever their order. */
function textOf(traits: Traits): string {
  return JSON.stringify(Object.entries(traits).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const unit of text) sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}
