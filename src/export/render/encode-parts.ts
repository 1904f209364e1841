import { memoize } from './memoize.ts';

/** Encodes a document of these parts as UTF-8. The part `except` is the page's own: no other page has it. */
export type EncodeParts = (parts: readonly string[], own: { readonly except: string }) => Buffer<ArrayBuffer>;

/** The length from which a part is kept in case that another page has it. */
const minLength = 1000;

/**
 * Maximum number of parts that are kept: enough for those that many pages have, which are styles and the parts of shells,
 * while it bounds the memory of a large site.
 */
const maxKept = 100;

/** Creates a function that encodes long parts once: most of a page's bytes are those of other pages. */
export function createEncoder(): EncodeParts {
  const encode = memoize(String, (part: string) => Buffer.from(part), { max: maxKept });
  return (parts, { except }) =>
    Buffer.concat(parts.map((part) => (part.length < minLength || part === except ? Buffer.from(part) : encode(part))));
}
