import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { embeddedFolder } from '../../src/content/connect.ts';

const documents = join(embeddedFolder, 'documents');

/** A group of fields or a list, anywhere in a document of the embedded content. */
export interface EmbeddedValue {
  /** The document's file, as `fi-fi/page/home.json`. */
  readonly file: string;
  readonly lang: string;
  readonly value: object;
}

/** Every object in the documents of the embedded content. A rule for all texts then needs no list of fields. */
export function embeddedValues(): EmbeddedValue[] {
  const files = readdirSync(documents, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const { data, lang } = JSON.parse(readFileSync(join(documents, file), 'utf8'));
    return objectsIn(data).map((value) => ({ file: file.replaceAll(sep, '/'), lang, value }));
  });
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
