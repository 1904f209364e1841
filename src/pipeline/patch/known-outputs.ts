import { type ListFolder, readFolder } from '../../disk/list-folder.ts';
import { lookAt } from '../../disk/seen-paths.ts';
import { indexFiles } from '../../export/output/index-files.ts';
import { placeIn } from '../../export/output/seen-site.ts';
import { foldersOf } from '../../export/output/site-folder.ts';
import { releaseFile } from '../../site/release-layout.ts';
import type { KnownOutputs } from '../export-memory.ts';
import type { OpenExport } from '../open-export.ts';
import type { Patch } from './make-patch.ts';

export interface PublishedPatch {
  /** The path of the published site. */
  readonly out: string;
  readonly patch: Pick<Patch, 'files' | 'untouched'>;
  readonly output: Pick<OpenExport['output'], 'untouchedFolders'>;
  readonly store: Pick<OpenExport['stores']['store'], 'hasLinked'>;
  readonly list: ListFolder | undefined;
}

/**
 * Describes the published site of a patch without a look at its untouched files. The folders that publishing has changed
 * are read, because somebody else may have put a file into one.
 */
export function knownOutputs({ out, patch, output, store, list = readFolder }: PublishedPatch): KnownOutputs {
  const { files, untouched } = patch;
  const ofFolders = output.untouchedFolders();
  const folders = foldersOf(files.map(({ path }) => path));
  const changed = [...folders].filter((path) => !ofFolders.has(path));
  const isOwn = (path: string) => indexFiles(files).has(path) || folders.has(path) || path === releaseFile;
  const entries = [
    ...list(out).map(({ name }) => name),
    ...changed.flatMap((folder) => list(placeIn(out, folder)).map(({ name }) => `${folder}/${name}`)),
  ];
  const others = entries.filter((path) => !isOwn(path)).map((path) => placeIn(out, path));
  const own = [...folders, ...files.map(({ path }) => path)];
  return {
    paths: [
      ...own.map((path) => placeIn(out, path)),
      placeIn(out, releaseFile),
      out,
      ...lookAt(others, { list }).paths,
    ],
    signatures: [
      ...Array.from(folders, (path) => ofFolders.get(path)),
      ...files.map(untouched.signaturesAfter(files, store)),
    ],
  };
}
