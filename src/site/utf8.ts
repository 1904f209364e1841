/** The text of some bytes, or the first line that is not UTF-8. Lines are counted from 1. */
export type DecodedText = { readonly text: string } | { readonly faultyLine: number };

/**
 * Decodes UTF-8 without its byte order mark. A byte that is not UTF-8 is a fault: visitors would see the replacement
 * character "\uFFFD" in its place.
 */
export function decodeUtf8(bytes: Uint8Array): DecodedText {
  const text = decode(bytes);
  return text === undefined ? { faultyLine: faultyLineOf(bytes) } : { text };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // The decoder tells neither which byte is wrong nor where it is.
  }
}

/** No character of UTF-8 other than the line break contains its byte, so each line can be decoded by itself. */
function faultyLineOf(bytes: Uint8Array): number {
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(lineBreak, start);
    if (end === -1 || decode(bytes.subarray(start, end)) === undefined) return line;
    start = end + 1;
  }
}

const lineBreak = 0x0a;
