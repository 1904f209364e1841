import type { DocumentPart } from '../../templates/document.ts';
import { createTextBuffer } from '../output/text-buffer.ts';
import { memoize } from './memoize.ts';

/** Encodes a document, which consists of these parts, as UTF-8. The bytes are valid until the next document is encoded. */
export type EncodeParts = (parts: readonly DocumentPart[]) => Buffer;

/** The minimum length, in characters, of a shared part that is kept encoded. Shorter parts are encoded each time. */
const minLength = 1000;

/**
 * Maximum number of parts that are kept encoded. It is enough for the parts that many pages have (styles, parts of
 * shells), and limits the memory that a large site needs.
 */
const maxKept = 100;

/** Creates a function that encodes each long shared part once, because most of a page's bytes are on other pages too. */
export function createEncoder(): EncodeParts {
  const encodeShared = memoize(String, (text: string) => Buffer.from(text), { max: maxKept });
  const document = createTextBuffer();
  return (parts) =>
    document.encode(
      parts.map(({ text, isShared }) => (isShared && text.length >= minLength ? encodeShared(text) : text)),
    );
}
