import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources that decide in which form a document is stored, with which findings and facts. Paths in this folder. */
const sources = [
  'accept-document.ts',
  'document-facts.ts',
  'field-path.ts',
  'json.ts',
  'models/fields-of.ts',
  'models/walk-fields.ts',
  'validate.ts',
] as const;
const validation = 'validation';

/** Hash of the code by which documents are accepted. With another version, Helios fetches all documents again. */
export function acceptanceVersion(): string {
  const rules = readdirSync(join(import.meta.dirname, validation)).sort();
  const hash = createHash('sha256');
  for (const path of [...sources, ...rules.map((name) => `${validation}/${name}`)]) {
    hash.update(path).update(readFileSync(join(import.meta.dirname, path)));
  }
  return hash.digest('hex');
}
