import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the code by which documents are accepted. With another version, Helios fetches all documents again. */
export function acceptanceVersion(): string {
  const hash = createHash('sha256');
  for (const path of acceptanceSources()) hash.update(path).update(readFileSync(join(import.meta.dirname, path)));
  return hash.digest('hex');
}

/**
 * The modules that decide in which form a document is stored, with which findings and facts, as paths in this folder:
 * `models/walk-fields.ts`.
 */
export function acceptanceSources(): string[] {
  const rules = readdirSync(join(import.meta.dirname, 'validation')).sort();
  return [
    '../rules/calendar-day.ts',
    '../rules/fill-in.ts',
    'accept-document.ts',
    'document-facts.ts',
    'field-path.ts',
    'json.ts',
    'models/fields-of.ts',
    'models/walk-fields.ts',
    'placeholders.ts',
    'validate.ts',
    'without-wrong-values.ts',
    ...rules.map((name) => `validation/${name}`),
  ];
}
