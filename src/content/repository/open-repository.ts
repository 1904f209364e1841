import { readFileSync } from 'node:fs';
import type { RepositoryContent } from './check-repository.ts';
import { fileFinding } from './file-finding.ts';
import { storeLastRead } from './last-read.ts';
import { createVersion, expandContent } from './publish.ts';
import { type PublishedDocument, type Version, VersionGone } from './published.ts';
import { type FilesOptions, openFiles, type RepositoryFiles } from './repository-files.ts';
import { parseStoredDocument } from './stored-document.ts';

/** Opens the current version of the files. */
export function openRepository(options: FilesOptions): Version {
  const list = openFiles(options);
  const files = list();
  const { ref, media } = files;
  return createVersion({ ref, media, settings: options.settings }, () => {
    const parsed = parseDocuments(files);
    if (list().ref !== ref) throw new VersionGone('The embedded content was changed while it was read.');
    const documents = publishedDocuments(parsed, files, options);
    storeLastRead(files, options);
    return documents;
  });
}

type ParsedFile = { readonly path: string } & ReturnType<typeof parseStoredDocument>;

function parseDocuments({ documents }: RepositoryFiles): ParsedFile[] {
  return documents.map(({ path, file }) => ({ path, ...parseStoredDocument(readFileSync(file, 'utf8')) }));
}

function publishedDocuments(
  parsed: readonly ParsedFile[],
  files: RepositoryFiles,
  options: FilesOptions,
): PublishedDocument[] {
  const faults = parsed.flatMap((entry) =>
    'faults' in entry ? entry.faults.map((fault) => fileFinding({ path: entry.path, ...fault })) : [],
  );
  const documents: RepositoryContent['documents'] = parsed.filter((entry) => 'document' in entry);
  const media = new Map(files.media.map((file) => [file.name, file]));
  return expandContent({ documents, media }, faults, options);
}
