import type { Renaming } from './renaming.ts';
import type { Site } from './site-folder.ts';

/**
 * The names of an export that hold a hash: `forms-ME3FYY4J.js`, and bare hashes such as `7364c96c64`, as page data and the
 * service worker write them.
 */
export type HashedNames = ReadonlySet<string>;

export function hashedNamesOf(site: Site): HashedNames {
  return new Set(
    [...site.keys()].flatMap((path) => {
      const { hash = '', stem } = partsOf(path) ?? {};
      return [hashedNameOf(path) ?? '', ...(stem && hash.length === 20 ? [hash] : [])].filter(Boolean);
    }),
  );
}

/** The name by which other files refer to the file at a path. Undefined for a path without a hash. */
export function hashedNameOf(path: string): string | undefined {
  const parts = partsOf(path);
  return parts && (parts.stem ? fileNameOf(path) : parts.hash);
}

/**
 * A path without its hash: `helios/static/forms-*.js` for
 * `helios/static/forms-ME3FYY4J.js`. Undefined if the whole name is a hash.
 */
export function withoutHash(path: string): string | undefined {
  const { stem, rest } = partsOf(path) ?? {};
  return stem && `${path.slice(0, -fileNameOf(path).length)}${stem}-*${rest}`;
}

/** All hashed names in a text, in their order. */
export function hashedNamesIn(text: string, known: HashedNames): string[] {
  if (!mayHoldHash.test(text)) return [];
  return (text.match(words) ?? []).flatMap((word) => nameIn(word, known) ?? []);
}

/** Replaces the hashed names in a text of the old export by their partners. A name without a partner stays. */
export function renameHashes(text: string, known: HashedNames, renaming: Pick<Renaming, 'of'>): string {
  if (!mayHoldHash.test(text)) return text;
  return text.replace(words, (word) => {
    const name = nameIn(word, known);
    return name === undefined ? word : word.replace(name, renaming.of(name) ?? name);
  });
}

/**
 * Replaces the digests of policies and integrity attributes with `*`: they follow from the file, so only their presence
 * is compared.
 */
export function withoutDigests(text: string): string {
  return text.includes('sha') ? text.replace(/\bsha(256|384|512)-[A-Za-z0-9+/]{20,}={0,2}/g, 'sha$1-*') : text;
}

/**
 * A file name with a hash: 20 hexadecimal digits for the boot script,
 * 10 for other contents, 8 capitals and digits for esbuild's scripts.
 */
const hashedFile = /^(?:(.+)-)?([0-9a-f]{20}|[0-9a-f]{10}|[0-9A-Z]{8}(?=\.js$))((?:-\d+)?\.\w+)$/;

function partsOf(path: string): { stem: string | undefined; hash: string; rest: string } | undefined {
  const [, stem, hash, rest] = hashedFile.exec(fileNameOf(path)) ?? [];
  return hash !== undefined && rest !== undefined ? { stem, hash, rest } : undefined;
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A quick test, so that most texts need not be searched for names. */
const mayHoldHash = /[0-9a-f]{10}|[0-9A-Z]{8}\.js/;

const words = /[\w@.-]{10,}/g;

function nameIn(word: string, known: HashedNames): string | undefined {
  return [word, word.replace(/\.json$/, '')].find((name) => known.has(name));
}
