import { hash } from 'node:crypto';
import { HeliosError } from '../../../site/helios-error.ts';
import { isImmutableAddress, originalAddress } from '../image-address.ts';
import type { ImageIndex } from '../image-index.ts';

/** A picture of the content that is part of a drawn picture. */
export interface FoundOriginal {
  /** Undefined if the picture can't be fetched: the page that shows it then has a finding about it. */
  readonly sha256: string | undefined;
  load(): Promise<Uint8Array | undefined>;
}

export interface FindInput {
  readonly index: ImageIndex;
  /** Fetches the bytes at an address. Throws HeliosError. */
  fetchMedia(address: string): Promise<Uint8Array>;
}

/**
 * Finds the bytes behind an image field's address. The bytes are fetched at once only if their hash is not known yet.
 */
export async function findOriginal(field: string, { index, fetchMedia }: FindInput): Promise<FoundOriginal> {
  const address = originalAddress(field);
  const isImmutable = isImmutableAddress(address);
  const known = isImmutable ? index.original(address) : undefined;
  if (known !== undefined) return { sha256: known, load: () => fetchPresent(address, fetchMedia) };
  const bytes = await fetchPresent(address, fetchMedia);
  const sha256 = bytes && hash('sha256', bytes);
  if (isImmutable && sha256) index.rememberOriginal(address, sha256);
  return { sha256, load: async () => bytes };
}

async function fetchPresent(address: string, fetchMedia: FindInput['fetchMedia']): Promise<Uint8Array | undefined> {
  try {
    return await fetchMedia(address);
  } catch (error) {
    if (!(error instanceof HeliosError) || error.isTemporary) throw error;
    return undefined;
  }
}
