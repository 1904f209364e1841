import { hash } from 'node:crypto';
import type { Seal } from '../../../disk/seal.ts';
import type { NewImage } from '../image-results.ts';

/**
 * The most bytes of an image in the shared cache. A larger one is made by each run: it costs more memory to read entries
 * of any size, which an attacker may have written, than time to make the few images that are larger.
 */
export const maxImageBytes = 16 * 1024 * 1024;

/** The most bytes of an entry: the image, and the line before it. */
export const maxEntryBytes = maxImageBytes + 256;

/**
 * Writes an image as an entry: a line with everything that is believed of it and its seal, then its bytes. The name is a
 * part of the seal, so that an entry is worth nothing at another name.
 */
export function writeEntry(name: string, { bytes, losesAnimation }: NewImage, seal: Seal): Uint8Array<ArrayBuffer> {
  const head: Head = { sha256: hash('sha256', bytes), size: String(bytes.length), loss: losesAnimation ? '1' : '0' };
  const line = [format, head.sha256, head.size, head.loss, sealOf(name, head, seal)].join(' ');
  return Buffer.concat([Buffer.from(`${line}\n`), bytes]);
}

/** Reads an image that can be believed from an entry. Undefined for anything else: everybody may have written the entry. */
export function readEntry(name: string, entry: Uint8Array, seal: Seal): (NewImage & { sha256: string }) | undefined {
  const end = entry.indexOf(0x0a);
  const line = Buffer.from(entry.subarray(0, Math.max(0, Math.min(end, 256)))).toString('latin1');
  const head = linePattern.exec(line)?.groups as (Head & { seal: string }) | undefined; // The pattern has these groups.
  if (!head || head.seal !== sealOf(name, head, seal)) return undefined;
  const bytes = entry.subarray(end + 1);
  if (String(bytes.length) !== head.size || hash('sha256', bytes) !== head.sha256) return undefined;
  return { bytes, sha256: head.sha256, losesAnimation: head.loss === '1' };
}

/** The name of the format with its version, which increases when the meaning of an entry's first line changes. */
const format = 'helios-image-1';

const linePattern = new RegExp(
  `^${format} (?<sha256>[0-9a-f]{64}) (?<size>[0-9]{1,9}) (?<loss>[01]) (?<seal>[0-9a-f]{64})$`,
);

interface Head {
  readonly sha256: string;
  readonly size: string;
  /** `1` if the original is animated. */
  readonly loss: string;
}

function sealOf(name: string, { sha256, size, loss }: Head, seal: Seal): string {
  return seal(format, name, sha256, size, loss);
}
