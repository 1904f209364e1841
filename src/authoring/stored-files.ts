import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDocumentFiles, readDocumentFile } from '../content/repository/document-files.ts';
import { fileFinding } from '../content/repository/file-finding.ts';
import type { StoredDocument } from '../content/repository/stored-document.ts';
import { documentsFolder } from '../content/repository/stored-file.ts';
import { HeliosError } from '../site/helios-error.ts';

/**
 * Reads all documents of the embedded content. `folder` is the repository's, with `documents` in it. Throws HeliosError
 * `invalid-content` with the files that are no documents.
 */
export function loadStored(folder: string): StoredDocument[] {
  const root = join(folder, 'documents');
  const parsed = listDocumentFiles(root).map((entry) => ({ path: entry.path, ...readDocumentFile(root, entry) }));
  const findings = parsed.flatMap((entry) =>
    'faults' in entry ? entry.faults.map((fault) => fileFinding({ path: entry.path, ...fault })) : [],
  );
  if (findings.length === 0) return parsed.flatMap((entry) => ('document' in entry ? [entry.document] : []));
  throw new HeliosError('invalid-content', {
    message: `${findings.length === 1 ? 'A file is' : `${findings.length} files are`} no document.`,
    where: documentsFolder,
    hint: 'Correct the files that the findings name, then run the same command again.',
    findings,
  });
}

/** The path of a document's file below the folder of the repository: `documents/de-de/page/pricing.json`. */
export function storedPath({ lang, type, uid }: Pick<StoredDocument, 'lang' | 'type' | 'uid'>): string {
  return `documents/${lang}/${type}/${uid ?? type}.json`;
}

/** Writes the file of a document, with its properties in the order in which people read them. */
export function writeStored(folder: string, document: StoredDocument): void {
  const file = join(folder, storedPath(document));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, storedText(document));
}

/**
 * The text of a document's file. The fields stay in the order of `data`, which is that of the model or of the copied
 * file.
 */
export function storedText({ id, type, lang, uid, tags, group, data, ...dates }: StoredDocument): string {
  const { first_publication_date, last_publication_date } = dates;
  const ordered = { id, type, lang, uid, tags, first_publication_date, last_publication_date, group, data };
  return `${JSON.stringify(ordered, null, 2)}\n`;
}
