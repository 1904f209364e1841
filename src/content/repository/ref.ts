import { hash } from 'node:crypto';
import { canonicalJson } from '../json.ts';
import type { MediaFile } from './media.ts';
import type { PublishOptions } from './publish.ts';

/** Increase this number when the API server answers differently for the same files: the refs then change too. */
const answerVersion = 2;

interface RefParts {
  /** One line for each document: the document's path and its hash. */
  readonly documents: readonly string[];
  readonly media: Iterable<MediaFile>;
}

/**
 * Creates a function that computes the ref of a version: 16 characters of a hash of everything that decides the answers.
 * The order of the files has no effect.
 */
export function createRefOf({ settings, models }: PublishOptions): (parts: RefParts) => string {
  const { name, languages } = settings;
  const frame = [canonicalJson({ name, languages }), canonicalJson(models)];
  return ({ documents, media }) => {
    const files = Array.from(media, (file) => `${file.name} ${file.sha256}`);
    const lines = [...frame, ...documents.toSorted(), '', ...files.sort()];
    return hash('sha256', `${answerVersion}\n${lines.join('\n')}`, 'base64url').slice(0, 16);
  };
}
