import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownDocuments } from '../changed-read.ts';
import { isSameToOthers } from '../same-to-others.ts';
import { checkRepository } from './check-repository.ts';
import { expandDocument } from './expand-document.ts';
import { loadLastRead } from './last-read.ts';
import { contextOf } from './publish.ts';
import type { PublishedDocument } from './published.ts';
import { type DocumentFile, documentFacts, type FilesOptions, type RepositoryFiles } from './repository-files.ts';
import { type DocumentFrame, parseStoredDocument } from './stored-document.ts';

/**
 * Reads the documents whose files were edited since the known ones were read, and no other file. Returns undefined if
 * all files must be read: if a file is new or gone, if another document looks different because of an edit, or if an
 * edited document has a fault.
 */
export function editedDocuments(
  files: RepositoryFiles,
  known: KnownDocuments,
  options: FilesOptions,
): readonly PublishedDocument[] | undefined {
  const edited = editedFiles(files, known, options);
  const read = edited?.map((entry) => readEdited(join(options.folder, 'documents'), entry));
  if (!read?.every((entry) => entry !== undefined)) return undefined;
  const media = new Map(files.media.map((file) => [file.name, file]));
  const { models, settings } = options;
  if (checkRepository({ documents: read, media }, models, settings.languages).length > 0) return undefined;
  const context = contextOf({ frames: files.documents.map(frameOf), media, settings });
  const documents = read.map(({ document }) => expandDocument(document, context));
  return documents.every((document) => isSameToOthers(document, known.document(document.id))) ? documents : undefined;
}

/**
 * Reads an edited file. Returns undefined if the document has a fault, or if the file has changed since it was listed.
 */
function readEdited(folder: string, { path, kind, hash }: DocumentFile) {
  if (kind !== 'file') return undefined;
  const bytes = readFileSync(join(folder, path));
  const parsed = documentFacts(bytes).hash === hash ? parseStoredDocument(bytes) : undefined;
  return parsed && 'document' in parsed ? { path, document: parsed.document } : undefined;
}

function editedFiles(
  { surroundings, documents }: RepositoryFiles,
  known: KnownDocuments,
  options: FilesOptions,
): readonly DocumentFile[] | undefined {
  const last = loadLastRead(options);
  if (last?.ref !== known.ref || last.surroundings !== surroundings) return undefined;
  const paths = Object.keys(last.hashes);
  if (paths.length !== documents.length || !documents.every(({ path }) => path in last.hashes)) return undefined;
  return documents.filter(({ path, hash }) => last.hashes[path] !== hash);
}

/**
 * The frame of a document: its properties without `data`. The cast is safe for files of known documents, which had no
 * fault. Edited files are read again, and if one of them has another frame, all files are.
 */
function frameOf({ frame }: DocumentFile): DocumentFrame {
  return { uid: null, tags: [], ...frame } as DocumentFrame;
}
