import { join } from 'node:path';
import { embeddedFolder } from '../content/connect.ts';
import type { Snapshot } from '../content/content-source.ts';
import { indexModels } from '../content/models/fields-of.ts';
import { loadModels } from '../content/models/load-models.ts';
import { createFieldsOf } from '../content/models/walk-fields.ts';
import { createTextsOf } from '../content/texts/content-text.ts';
import { hashOfTexts } from '../content/texts/hash-of-texts.ts';

/** The file with the records of translations. */
export const recordsFile = join(embeddedFolder, 'translations.json');

/** Creates the function that hashes the texts of a document of a snapshot. Each document is read once. */
export function createTextHash(snapshot: Snapshot): (documentId: string) => string {
  const textsOf = createTextsOf(createFieldsOf(indexModels(loadModels())));
  const known = new Map<string, string>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const document = snapshot.document(id);
    const hash = hashOfTexts(document ? textsOf(document) : []);
    known.set(id, hash);
    return hash;
  };
}
