import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow, type FolderEntry } from '../../disk/entries-below.ts';
import { reading } from '../../disk/read-error.ts';
import type { DocumentFault } from './file-finding.ts';
import { parseStoredDocument, type StoredDocument } from './stored-document.ts';
import { documentsFolder } from './stored-file.ts';

/** An entry of the folder of documents that is a document's file, or that an author may take for one. */
export type DocumentEntry = Pick<FolderEntry, 'path' | 'kind'>;

/**
 * Lists the files below the folder of documents. Links are followed. What has the name of a document's file but can't
 * be read, such as a link that leads nowhere, is listed too: the document must not be missing without a message.
 */
export function listDocumentFiles(folder: string): DocumentEntry[] {
  return entriesBelow(folder, { hidden: 'left-out', links: 'followed' }).filter(
    ({ path, kind }) => kind === 'file' || (kind !== 'folder' && isNamedAsDocument(path)),
  );
}

/** Reads a listed file: its document, or all faults of the file. `folder` is the folder of documents. */
export function readDocumentFile(
  folder: string,
  { path, kind }: DocumentEntry,
): { document: StoredDocument } | { faults: readonly DocumentFault[] } {
  // Only files are opened: a pipe would wait for a writer for ever.
  if (kind === 'link') return { faults: [deadLink] };
  if (kind !== 'file') return { faults: [noFile] };
  if (!isNamedAsDocument(path)) return { faults: [otherFile] };
  const file = join(folder, path);
  return parseStoredDocument(reading(file, () => readFileSync(file)));
}

function isNamedAsDocument(path: string): boolean {
  return path.endsWith('.json');
}

const deadLink: DocumentFault = {
  message: 'This symbolic link leads to no file.',
  hint: 'Let it lead to the file of a document, or delete it.',
};

const noFile: DocumentFault = {
  message: 'This is a pipe, a socket or a device, not a file.',
  hint: 'Put the file of a document in its place, or delete it.',
};

const otherFile: DocumentFault = {
  message: `Only .json files belong in ${documentsFolder}.`,
  hint: 'Move the file to another folder, or delete it. If it has a document, let its name end in .json.',
};
