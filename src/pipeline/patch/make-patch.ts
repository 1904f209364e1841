import type { FetchedContent } from '../../content/content-source.ts';
import type { CompiledSite } from '../../export/compile/compile-site.ts';
import type { OptimizedImages } from '../../export/images/images.ts';
import type { PublishedRelease } from '../../export/output/published-release.ts';
import { planRoutes, type RoutePlan } from '../../export/plan/plan-routes.ts';
import { filesOf } from '../../export/render/page-record.ts';
import { readKey } from '../../export/render/reads.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import type { Route } from '../../site/route.ts';
import type { KnownExport } from '../export-memory.ts';
import type { ExportInput } from '../export-site.ts';
import type { OpenExport } from '../open-export.ts';
import { keepsMeta } from './keeps-meta.ts';
import { keepsSite } from './keeps-site.ts';
import { contentKeys, type NarrowEdit, narrowEdit } from './narrow-edit.ts';
import { type PatchedFiles, patchFiles } from './patch-files.ts';
import { patchSiteFiles } from './patch-site-files.ts';
import { renderEdited } from './render-edited.ts';

export interface PatchInput {
  readonly input: ExportInput;
  readonly open: OpenExport;
  readonly content: FetchedContent;
  readonly compiled: CompiledSite;
  readonly known: KnownExport;
}

/** A site that differs from the last one by some pages, and whose bytes are in the store. */
export interface Patch extends PatchedFiles {
  readonly published: PublishedRelease;
  readonly plan: RoutePlan;
  readonly pages: readonly PageVersions[];
  readonly images: OptimizedImages;
}

/** With more pages than these the whole export, which renders in several threads, takes hardly longer. */
const maxPages = 100;

/**
 * Renders the pages that read the edited documents, and takes everything else from the last export. Undefined if it is not
 * certain that nothing else changes. Throws HeliosError.
 */
export async function makePatch(patching: PatchInput): Promise<Patch | undefined> {
  const { input, open, content, known } = patching;
  const { last, site } = known;
  const edit = narrowEdit(content, known);
  const published = open.output.published();
  if (!edit || !published || published.id !== last.result.published?.id) return undefined;
  const plan = planRoutes(content.snapshot, input.config);
  const routes = readersOf(edit, plan, known);
  if (routes.length > maxPages || !keepsMeta(edit, { ...patching, plan })) return undefined;
  const isWanted = (pages: readonly PageVersions[]) => keepsSite(pages, { ...site, findings: last.result.findings });
  const pages = await renderEdited({ ...patching, plan, routes, isWanted });
  const files = pages && (await patchSiteFiles({ published, pages, plan, config: input.config, ...open.stores }));
  if (!files) return undefined;
  const after = pages.map((each) => each.after);
  const images = await open.imageWork.finish({
    images: after.flatMap(({ notes }) => notes.images),
    drawn: after.flatMap(({ notes }) => notes.drawn),
  });
  if (images.findings.length > 0) return undefined;
  const made = [...after.flatMap(filesOf), ...images.files, ...files];
  const patched = patchFiles({ files: published.manifest.files, pages, made, sharedFiles: site.sharedFiles });
  return (await areStored(patched, open)) ? { ...patched, published, plan, pages, images } : undefined;
}

/** The routes of the pages that read the edited documents, by themselves, in a list, or by the name of their pages. */
function readersOf({ documents }: NarrowEdit, { routes }: RoutePlan, { site }: KnownExport): Route[] {
  const edited = new Set(documents.map(({ after }) => after.head.id));
  const named = routes
    .filter(({ documentId }) => edited.has(documentId))
    .map(({ locale, name }) => readKey({ kind: 'name', lang: locale.code, name }));
  const keys = [...documents.flatMap(({ after }) => contentKeys(after)), ...named];
  const readers = new Set(keys.flatMap((key) => site.readers[key] ?? []));
  return routes.filter(({ pathname }) => readers.has(pathname));
}

/** False if the store has lost bytes of the site, which the whole export makes anew. */
async function areStored({ files }: PatchedFiles, { stores }: Pick<OpenExport, 'stores'>): Promise<boolean> {
  for (const { sha256 } of files) if (!(await stores.store.has(sha256))) return false;
  return true;
}
