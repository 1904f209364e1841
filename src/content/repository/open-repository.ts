import { join } from 'node:path';
import type { RepositoryContent } from './check-repository.ts';
import { readDocumentFile } from './document-files.ts';
import { fileFinding } from './file-finding.ts';
import { storeLastRead } from './last-read.ts';
import { createVersion, expandContent } from './publish.ts';
import { type PublishedDocument, type Version, VersionGone } from './published.ts';
import { type FilesOptions, openFiles, type RepositoryFiles } from './repository-files.ts';

/** Opens the current version of the files. */
export function openRepository(options: FilesOptions): Version {
  const list = openFiles(options);
  const files = list();
  const { ref, media } = files;
  return createVersion({ ref, media, settings: options.settings }, () => {
    const parsed = readDocuments(files, options);
    if (list().ref !== ref) throw new VersionGone('The embedded content was changed while it was read.');
    const documents = publishedDocuments(parsed, files, options);
    storeLastRead(files, options);
    return documents;
  });
}

type ReadFile = { readonly path: string } & ReturnType<typeof readDocumentFile>;

function readDocuments({ documents }: RepositoryFiles, { folder }: FilesOptions): ReadFile[] {
  return documents.map((entry) => ({
    path: entry.path,
    ...readDocumentFile(join(folder, 'documents'), entry),
  }));
}

function publishedDocuments(
  parsed: readonly ReadFile[],
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
