import type { Publication } from './history.ts';
import { openHistory } from './history.ts';
import { inspectOut, isPartial, resolveOut, shownRelease } from './out-folder.ts';
import { loadRelease, releasesFolder } from './releases.ts';

/** A release that `helios rollback` can publish again. */
export interface ListedRelease extends Publication {
  /** The content source by name: `embedded content`. */
  readonly source: string;
  readonly ref: string;
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** False if the export made no image files (`--no-images`). */
  readonly hasImages: boolean;
  /** True if the output shows this release. */
  readonly isCurrent: boolean;
}

export interface ReleaseList {
  /** The id of the release that the output shows. Undefined if it shows none. */
  readonly current: string | undefined;
  /** True if the output shows a part of the site, which is never in the list. */
  readonly isPartial: boolean;
  /** Newest first. */
  readonly releases: readonly ListedRelease[];
}

/**
 * Lists the releases of an output. It only reads, so it works during an export too. Throws HeliosError if Helios did not
 * make what is at `out`.
 */
export function listReleases(folders: { out: string; workFolder: string; projectFolder: string }): ReleaseList {
  const out = resolveOut(folders.out, { project: folders.projectFolder, work: folders.workFolder });
  const folder = releasesFolder(folders.workFolder);
  const load = (id: string) => loadRelease(folder, id);
  const state = inspectOut(out, load);
  const current = shownRelease(state);
  const { releases } = openHistory(folder, () => new Date()).of(out);
  return {
    current,
    isPartial: isPartial(state),
    releases: releases.flatMap((publication) => {
      const manifest = load(publication.id)?.manifest;
      if (!manifest) return [];
      const { id, source, ref, files, hasImages } = manifest;
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const figures = { source, ref, pages: manifest.pages.length, files: files.length, bytes, hasImages };
      return [{ ...publication, ...figures, isCurrent: id === current }];
    }),
  };
}
