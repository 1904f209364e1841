import { dirname } from 'node:path';
import type { SiteFile } from '../../export/output/site-file.ts';
import { releaseFileBytes } from '../../site/release-layout.ts';
import { imagesOf } from '../last-site.ts';
import { publishSite } from '../publish-site.ts';
import type { ExportResult } from '../summarize.ts';
import { knownOutputs } from './known-outputs.ts';
import { makePatch, type Patch, type PatchInput } from './make-patch.ts';

/**
 * Exports an edit of a few pages in a time that is proportional to the edit. The site has the same bytes as after a
 * whole export. Returns undefined if it is not certain that nothing else changes: a whole export must then be made.
 * Throws HeliosError.
 */
export async function patchSite(patching: PatchInput): Promise<ExportResult | undefined> {
  const { input, open, content, compiled, known } = patching;
  const patch = await makePatch(patching);
  if (!patch) return undefined;
  const { last, site } = known;
  const pages = countsOf(patch);
  input.progress.patched(pages, patch.images);
  const { findings, sitePages, isPartial, selection } = last.result;
  const staged = open.output.stage({ files: patch.files, hostFiles: patch.published.manifest.hostFiles });
  const { plan, routes } = patch;
  const nothing = { removals: [], staleRedirects: [], movedRedirects: [] };
  const outcome = await publishSite({
    input,
    open,
    staged,
    findings,
    planned: { plan, routes, ...nothing },
    part: { sitePages, isPartial, selection },
    kept: { held: [], routes },
    snapshot: content.snapshot,
    looksAgain: false,
  });
  // These files are intact, so that the next export need not read them. They are recorded after the publication,
  // because it may change the times of the stored files.
  open.stores.store.recordIntact(patch.files.map(({ sha256 }) => sha256));
  const { made, shared } = patch.images;
  const result: ExportResult = {
    ...last.result,
    ...outcome,
    ref: content.snapshot.ref,
    pages,
    images: { total: last.result.images.total + newImages(patch), made, shared },
    imageCache: await open.imageWork.settle(),
    files: staged.files.length + 1,
    bytes: bytesOf(staged.files),
    links: patch.links.checked,
    // A part of the site is compared with no release.
    comparedWith: input.kind === 'part' ? undefined : patch.published.id,
  };
  const { siteReads, readers, shells } = site;
  const patched = { siteReads, readers, shells, sharedFiles: patch.sharedFiles };
  const compiledIn = dirname(compiled.rendererFile);
  const { store } = open.stores;
  const outputs = knownOutputs({ out: input.out, patch, output: open.output, store, list: input.list });
  const { links } = patch.links;
  const { code } = patch;
  const finished = { result, pin: content.pin, compiledIn, site: patched, links, code, until: new Date(last.until) };
  input.memory?.remember({ ...finished, outputs });
  return result;
}

function countsOf({ routes, pages }: Patch): ExportResult['pages'] {
  return { total: routes.length, rendered: pages.length, reused: routes.length - pages.length };
}

/** Returns the number of added image files minus the number of removed ones. */
function newImages({ images, pages, added, removed }: Patch): number {
  const before = new Set(pages.flatMap((page) => [...imagesOf(page.before.notes)]));
  const came = images.files.filter(({ path }) => added.has(path));
  return new Set(came.map(({ path }) => path)).size - [...before].filter((path) => removed.has(path)).length;
}

/** Returns the size of the site, including the release file, which publishing adds to these files. */
function bytesOf(files: readonly SiteFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, releaseFileBytes);
}
