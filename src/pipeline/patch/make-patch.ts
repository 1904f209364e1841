import type { FetchedContent } from '../../content/content-source.ts';
import type { CompiledSite } from '../../export/compile/compile-site.ts';
import type { OptimizedImages } from '../../export/images/images.ts';
import type { FileNote } from '../../export/images/media-notes.ts';
import type { PublishedRelease } from '../../export/output/published-release.ts';
import { planRoutes, type RoutePlan } from '../../export/plan/plan-routes.ts';
import { selectRoutes } from '../../export/plan/select-routes.ts';
import { filesOf } from '../../export/render/page-record.ts';
import { readKey } from '../../export/render/reads.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import type { Route } from '../../site/route.ts';
import type { FinishedExport, KnownExport } from '../export-memory.ts';
import type { ExportInput } from '../export-site.ts';
import { pagesReading } from '../last-site.ts';
import type { ExportStores, OpenExport } from '../open-export.ts';
import { type CodeEdit, codeAfter, codeEdit } from './code-edit.ts';
import { keepsLinks } from './keeps-links.ts';
import { keepsMeta } from './keeps-meta.ts';
import { keepsSite } from './keeps-site.ts';
import { contentKeys, type NarrowEdit, narrowEdit } from './narrow-edit.ts';
import { createPageSetup } from './page-setup.ts';
import { type PatchedFiles, patchFiles } from './patch-files.ts';
import { patchSiteFiles } from './patch-site-files.ts';
import type { SoundLinks } from './relink.ts';
import { renderEdited } from './render-edited.ts';
import { type UntouchedFiles, untouchedFiles } from './untouched-files.ts';

export interface PatchInput {
  readonly input: ExportInput;
  readonly open: OpenExport;
  readonly content: FetchedContent;
  readonly compiled: CompiledSite;
  readonly known: KnownExport;
}

/** A site that differs from that of the last export by some pages. All its files are in the store. */
export interface Patch extends PatchedFiles {
  readonly published: PublishedRelease;
  readonly plan: RoutePlan;
  /** The routes of the export: all routes of the plan, or those of a part of the site. */
  readonly routes: readonly Route[];
  readonly pages: readonly PageVersions[];
  readonly images: OptimizedImages;
  readonly untouched: UntouchedFiles;
  readonly links: SoundLinks;
  readonly code: FinishedExport['code'];
}

/**
 * Maximum number of pages in a patch. To render more pages takes so long that it matters little what a whole export does
 * besides.
 */
const maxPages = 500;

/**
 * Renders the pages that read the edited documents, or whose code has been edited, and takes everything else from the
 * last export. Returns undefined if it is not certain that nothing else changes. Throws HeliosError.
 */
export async function makePatch(patching: PatchInput): Promise<Patch | undefined> {
  const { input, open, content, known } = patching;
  const edit = narrowEdit(content, known);
  const published = open.output.published();
  if (!edit || !published || published.id !== known.last.result.published?.id) return undefined;
  const plan = planRoutes(content.snapshot, input.config);
  const routes = selectRoutes(plan.routes, input.selection, plan.locales);
  const planned = { ...patching, published, plan, routes, loadSetup: createPageSetup(patching, plan) };
  const code = await codeEdit(planned);
  if (!code) return undefined;
  const edited = readersOf({ ...edit, code }, planned);
  if (edited.length > maxPages || !keepsMeta(edit, planned)) return undefined;
  const isWanted = (versions: readonly PageVersions[]) => keepsSite(versions, known.last.result.findings);
  const pages = await renderEdited({ ...planned, routes: edited, isWanted });
  return pages && finishPatch({ ...planned, pages, edit: code });
}

type PlannedPatch = PatchInput & Pick<Patch, 'published' | 'plan' | 'routes'>;
type RenderedPatch = PlannedPatch & Pick<Patch, 'pages'> & { readonly edit: CodeEdit };

/**
 * Makes the files that change with the pages. Returns undefined if one can't be made, if a link may be broken, or if
 * the store lacks a file of the site.
 */
async function finishPatch(rendered: RenderedPatch): Promise<Patch | undefined> {
  const { input, open, known, published, plan, routes, pages, edit } = rendered;
  const made = await makeFiles(rendered);
  const code = codeAfter(pages, edit, known);
  if (!made || !code) return undefined;
  const { sharedFiles } = known.site;
  const patched = patchFiles({ files: published.manifest.files, pages, made: made.files, sharedFiles });
  const links = await soundLinks(rendered, patched);
  if (!links) return undefined;
  // The files of a plain site are copies, so that their metadata says nothing about the stored files.
  const untouched = untouchedFiles(input.options.isPlain ? undefined : open.output.seen());
  const isStored = await areStored(patched, { untouched, ...open.stores });
  return isStored
    ? { ...patched, published, plan, routes, pages, images: made.images, untouched, links, code }
    : undefined;
}

/**
 * Stores all files of the new versions of pages, and the files of the site that change with them. Returns undefined if
 * an image or a media file has a finding, or if a published search index can't be read.
 */
async function makeFiles({ input, open, published, plan, routes, pages }: RenderedPatch) {
  const after = pages.map((each) => each.after);
  const [images, files] = await Promise.all([
    open.imageWork.finish({
      images: after.flatMap(({ notes }) => notes.images),
      drawn: after.flatMap(({ notes }) => notes.drawn),
    }),
    patchSiteFiles({ published, pages, routes, locales: plan.locales, config: input.config, ...open.stores }),
  ]);
  const media = await open.mediaWork.finish(newMedia(pages));
  if (!files || images.findings.length + media.findings.length > 0) return undefined;
  return { images, files: [...after.flatMap(filesOf), ...images.files, ...media.files, ...files] };
}

/**
 * Returns the links of the site, or undefined if one of them may be broken. Links are followed only if those of the
 * edited pages have changed.
 */
async function soundLinks(
  { input, content, known, published, plan, pages }: RenderedPatch,
  { files }: PatchedFiles,
): Promise<SoundLinks | undefined> {
  const { last, site } = known;
  const { linksHash, linkedIds } = site;
  if (keepsLinks(pages, linkedIds)) return { links: { linksHash, linkedIds }, checked: last.result.links };
  const { relink } = await import('./relink.ts');
  const { findings } = last.result;
  const { snapshot } = content;
  const before = known.loadLinks();
  return relink({ config: input.config, snapshot, plan, pages, published, files, before, findings });
}

/** Returns the media files of the pages whose media files have changed. */
function newMedia(pages: readonly PageVersions[]): FileNote[] {
  const isNew = ({ before, after }: PageVersions) =>
    JSON.stringify(before.notes.files) !== JSON.stringify(after.notes.files);
  return pages.filter(isNew).flatMap(({ after }) => after.notes.files);
}

/**
 * Returns the routes of the pages with edited code, and of those that read an edited document: by its id, in a list, or
 * by the name of its page.
 */
function readersOf(
  { documents, code }: Pick<NarrowEdit, 'documents'> & { readonly code: CodeEdit },
  { plan, routes, known: { site } }: PlannedPatch,
): Route[] {
  const edited = new Set(documents.map(({ after }) => after.head.id));
  const named = plan.routes
    .filter(({ documentId }) => edited.has(documentId))
    .map(({ locale, name }) => readKey({ kind: 'name', lang: locale.code, name }));
  const keys = [...documents.flatMap(({ after }) => contentKeys(after)), ...named];
  const readers = pagesReading(keys, site);
  return routes.filter(({ pathname }) => readers.has(pathname) || code.pages.has(pathname));
}

/** True if the store has all files of the site. If it has lost one, a whole export must make the file again. */
async function areStored(
  { files }: PatchedFiles,
  { untouched, store }: Pick<Patch, 'untouched'> & Pick<ExportStores, 'store'>,
): Promise<boolean> {
  for (const file of files) {
    const id = untouched.idOf(file);
    const isTrusted = id !== undefined && store.trust(id, file.sha256);
    if (!isTrusted && !(await store.has(file.sha256))) return false;
  }
  return true;
}
