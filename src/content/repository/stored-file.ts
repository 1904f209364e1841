import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafeSegment } from '../../rules/pathname.ts';
import type { DocumentPlace } from '../../site/finding.ts';
import { decodeUtf8 } from '../../site/utf8.ts';

/** The folder of the documents' files, as messages name it. */
export const documentsFolder = 'content/documents';

/**
 * Finds the file of a document of the embedded content in `folder`, as messages name it. The file has the name of the
 * UID. If that can't be the name of a file, the file may have any name, so it is found by the document's id. Returns
 * undefined if there is none.
 */
export function findStoredFile(document: DocumentPlace, folder: string): string | undefined {
  const { lang, type, uid } = document;
  const name = uid !== null && !isSafeSegment(uid) ? nameById(document, folder) : `${uid ?? type}.json`;
  return name && `${documentsFolder}/${lang}/${type}/${name}`;
}

function nameById({ id, lang, type }: DocumentPlace, folder: string): string | undefined {
  const files = join(folder, 'documents', lang, type);
  try {
    return readdirSync(files).find((name) => {
      const decoded = decodeUtf8(readFileSync(join(files, name)));
      return 'text' in decoded && JSON.parse(decoded.text).id === id;
    });
  } catch {
    return undefined; // The files have changed since they were read. The finding then names the document alone.
  }
}
