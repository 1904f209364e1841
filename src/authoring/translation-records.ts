import { existsSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readTextFile } from '../content/read-text-file.ts';
import { HeliosError } from '../site/helios-error.ts';

/** For each translation, as `de-de/page/pricing`, the hash of the texts that it translates. */
export type TranslationRecords = Readonly<Record<string, string>>;

/** The file of the records, as messages name it. */
const recordsName = 'content/translations.json';

const schema = z.record(z.string(), z.string());

/** Loads the records of a file. Empty if there is no file. Throws HeliosError `invalid-content`. */
export function loadRecords(file: string): TranslationRecords {
  if (!existsSync(file)) return {};
  const text = readTextFile(file, recordsName);
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new HeliosError('invalid-content', {
      message: `Helios can't read the records of translations (${cause instanceof Error ? cause.message : String(cause)}).`,
      where: recordsName,
      hint: 'Correct the file, or restore it from Git: each line is "de-de/page/pricing": "hash".',
      cause,
    });
  }
}

/** Writes the records sorted and one a line, so that Git can merge the work of several translators. */
export function writeRecords(file: string, records: TranslationRecords): void {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
