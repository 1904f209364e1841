import { createHash, createHmac, type Hash, type Hmac, hash, hkdfSync } from 'node:crypto';

/**
 * Computes the seal of a record in a cache from its parts: everything that the record is found by, and everything that
 * it says. A record without the right seal was damaged, changed, or moved to another place, and is not believed.
 */
export type Seal = (...parts: readonly string[]) => string;

/** The caches of a work folder, and the images that runs share. A record of one can't pass for a record of another. */
export type SealPurpose =
  | 'snapshot'
  | 'file-facts'
  | 'models'
  | 'source-facts'
  | 'compiled'
  | 'bundles'
  | 'pages'
  | 'images'
  | 'shared-images'
  | 'links'
  | 'last-export'
  | 'last-site'
  | 'intact-files'
  | 'folder-lists'
  | 'spare';

/** Gives the seal of each cache. */
export type Seals = (purpose: SealPurpose) => Seal;

/**
 * Creates the seals of a work folder. Without a key a seal is a SHA-256: it finds damage, but everybody who can write the
 * work folder can compute it. With a key it is an HMAC-SHA-256 (RFC 2104), so that only those who know the key can seal a
 * record. Each purpose has a key of its own, derived by HKDF (RFC 5869).
 */
export function createSeals(key: string | undefined): Seals {
  return (purpose) => {
    if (key === undefined) return (...parts) => hashOf([purpose, ...parts]);
    const derived = Buffer.from(hkdfSync('sha256', key, '', `helios cache ${purpose}`, 32));
    return (...parts) => addEach(createHmac('sha256', derived), parts).digest('hex');
  };
}

function hashOf(parts: readonly string[]): string {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length > maxJoinedLength) return addEach(createHash('sha256'), parts).digest('hex');
  return hash('sha256', parts.map((part) => startOf(part) + part).join(''));
}

/**
 * The length of texts up to which they are joined and hashed at once, which is faster for the thousands of short records.
 * Longer texts are hashed one after the other: a record of a large site has some megabytes, and a joined copy as many.
 */
const maxJoinedLength = 65_536;

function addEach<Hasher extends Hash | Hmac>(hasher: Hasher, parts: readonly string[]): Hasher {
  for (const part of parts) hasher.update(startOf(part)).update(part);
  return hasher;
}

/** The length of a part, which stands before it, so that two different lists of parts never give the same text. */
function startOf(part: string): string {
  return `${part.length}:`;
}
