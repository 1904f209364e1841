import { hash } from 'node:crypto';
import type { Config } from '../../../config/schema.ts';
import type { Snapshot } from '../../content/content-source.ts';
import type { Seals } from '../../disk/seal.ts';
import { byText } from '../../site/by-text.ts';
import type { Finding } from '../../site/finding.ts';
import { HeliosError, recognizeHeliosError } from '../../site/helios-error.ts';
import type { Route } from '../../site/route.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import type { RoutePlan } from '../plan/plan-routes.ts';
import { createFindSource, type FindSource } from './find-source.ts';
import { recordOf } from './join-notes.ts';
import type { PageAudit } from './page-audit.ts';
import { createPageBatches, type PageBatch } from './page-batches.ts';
import { type CacheVersions, openPageCache, type PageCache } from './page-cache.ts';
import type { PartNotes } from './page-notes.ts';
import { filesOf, type PageOutcome, type PageRecord, type TransferableError } from './page-record.ts';
import { renderRoutes } from './pool.ts';
import { createReadHash, hashesOf } from './reads.ts';
import type { PageAssets, RenderSetup } from './renderer.ts';
import { createStyleSelector } from './style-selection.ts';

export interface RenderInput {
  /** The routes to export: all of the plan's, or a selection. */
  readonly routes: readonly Route[];
  readonly plan: RoutePlan;
  readonly config: Config;
  readonly snapshot: Snapshot;
  readonly compiled: CompiledSite;
  /** The time of the export. */
  readonly now: Date;
  /** The project folder, which contains the sources of the templates. */
  readonly root: string;
  readonly assets: PageAssets;
  readonly store: Store;
  readonly storeFolder: string;
  readonly seals: Seals;
  readonly workFolder: string;
  readonly workers: number | undefined;
  readonly audit: PageAudit;
  /** Called for each newly rendered page, as soon as it is rendered. */
  readonly onPage: (page: PageRecord) => void;
  readonly onProgress: (done: number, total: number) => void;
}

export interface RenderedPages {
  /** All pages, rendered or from the cache, in pathname order. */
  readonly records: readonly PageRecord[];
  readonly rendered: number;
  readonly reused: number;
  /** The files of all records. */
  readonly files: readonly SiteFile[];
  /** The versions of what the pages are made from and do not note as reads. */
  readonly versions: CacheVersions;
  /** One finding for each page that could not be rendered. */
  readonly findings: readonly Finding[];
}

/** Renders changed pages and takes the others from the cache. Rendered pages are cached even if a later stage fails. */
export async function renderPages(input: RenderInput): Promise<RenderedPages> {
  const { routes, plan } = input;
  const cache = openCache(input);
  try {
    const { reused, stale } = await findCached(routes, cache);
    const fresh = await renderStale(stale, cache, input);
    cache.removeOthers(plan.routes);
    const records = [...reused, ...fresh.records].sort(byText(({ pathname }) => pathname));
    return {
      records,
      files: records.flatMap(filesOf),
      rendered: fresh.records.length,
      reused: reused.length,
      findings: fresh.failures,
      versions: cacheVersions(input),
    };
  } finally {
    cache.close();
  }
}

/** A page of an earlier export, and the same page as it is now. */
export interface PageVersions {
  readonly route: Route;
  readonly before: PageRecord;
  readonly after: PageRecord;
}

/**
 * Renders pages whose content has changed. Returns them with their cached versions of an earlier export. Returns
 * undefined, and leaves the cache unchanged, if a page can't be rendered or is not cached, or if `isWanted` returns
 * false.
 */
export async function renderChanged(
  input: RenderInput,
  isWanted: (pages: readonly PageVersions[]) => boolean,
): Promise<readonly PageVersions[] | undefined> {
  const cache = openCache(input);
  try {
    const batches: PageBatch[] = [];
    const after = new Map<string, PageRecord>();
    const failures = await renderEach(input.routes, input, {
      onRecord: (record) => after.set(record.pathname, record),
      onBatch: (batch) => batches.push(batch),
    });
    const versions = input.routes.flatMap((route): PageVersions[] => {
      const [was, is] = [cache.lastOf(route.pathname), after.get(route.pathname)];
      return was && is ? [{ route, before: was, after: is }] : [];
    });
    const isWhole = failures.length === 0 && versions.length === input.routes.length;
    if (!isWhole || !isWanted(versions)) return undefined;
    const byPathname = new Map(input.routes.map((route) => [route.pathname, route]));
    for (const batch of batches) cache.store(batch, byPathname);
    return versions;
  } finally {
    cache.close();
  }
}

function openCache({ plan, config, snapshot, now, assets, store, seals, workFolder, audit }: RenderInput): PageCache {
  const stylesOf = createStyleSelector(assets);
  const documents = hashesOf(snapshot.heads());
  const readHash = createReadHash({ documents, routes: plan.routes, now, code: assets.code, stylesOf });
  const versions = cacheVersions({ assets, config, plan, audit });
  return openPageCache({ folder: workFolder, versions, readHash, store, seal: seals('pages') });
}

/** The versions of what all pages are made from and do not note as reads. */
export function cacheVersions({
  assets,
  config,
  plan,
  audit,
}: Pick<RenderInput, 'assets' | 'config' | 'plan' | 'audit'>): CacheVersions {
  // Styles and parts of the code are left out: each page notes the parts that it uses, and the rules that it selects.
  const { styles, partStyles: _partStyles, code, ...shared } = assets;
  // No page depends on these settings. They are left out, so that a change of one does not cause pages to be rendered
  // again.
  const { redirects: _redirects, security: _security, ...pageConfig } = config;
  const ofAll = [shared, code.frame, pageConfig, plan.locales, audit.cacheVersion];
  return { shared: hash('sha256', JSON.stringify(ofAll)), styles: hash('sha256', JSON.stringify(styles)) };
}

async function findCached(routes: readonly Route[], cache: PageCache) {
  const reused: PageRecord[] = [];
  const stale: Route[] = [];
  for (const route of routes) {
    const record = await cache.find(route);
    if (record) reused.push(record);
    else stale.push(route);
  }
  return { reused, stale };
}

function transferred({ code, message, where, hint }: TransferableError): HeliosError {
  return new HeliosError(code, { message, ...(where && { where }), ...(hint && { hint }) });
}

async function renderStale(routes: readonly Route[], cache: PageCache, input: RenderInput) {
  const byPathname = new Map(routes.map((route) => [route.pathname, route]));
  const records: PageRecord[] = [];
  const failures = await renderEach(routes, input, {
    onRecord(record) {
      input.onPage(record);
      records.push(record);
    },
    // A batch is a transaction. An export that is killed loses the pages of one batch a thread at most.
    onBatch: (batch) => cache.store(batch, byPathname),
  });
  return { records, failures };
}

interface Receiver {
  /** Receives each page as soon as it is rendered. */
  onRecord(record: PageRecord): void;
  /** Receives the same pages as the cache stores them. */
  onBatch(batch: PageBatch): void;
}

/** Renders pages and hands them over. Returns a finding for each page that can't be rendered. */
async function renderEach(
  routes: readonly Route[],
  input: RenderInput,
  { onRecord, onBatch }: Receiver,
): Promise<readonly Finding[]> {
  const failures: Finding[] = [];
  const shells = new Map<string, PartNotes>();
  const batches = createPageBatches();
  let rendered = 0;
  const findSource = createFindSource(input.compiled.rendererFile, input.root);
  try {
    await renderRoutes(routes, {
      rendererFile: input.compiled.rendererFile,
      workers: input.workers,
      setup: setupOf(input),
      auditModule: input.audit.module,
      async onPage(outcome) {
        if (outcome.ok) {
          const { page, shell } = outcome;
          if (shell) shells.set(shell.name, shell.notes);
          const { draft, full } = batches.take({ page, shell });
          onRecord(recordOf(draft, shells));
          if (full) onBatch(full);
          rendered += 1;
        } else if ('fault' in outcome) throw transferred(outcome.fault);
        else failures.push(failure(outcome, input.snapshot, findSource));
        input.onProgress(rendered + failures.length, routes.length);
      },
    });
  } catch (error) {
    throw loadError(error, findSource);
  }
  for (const batch of batches.rest()) onBatch(batch);
  return failures;
}

function setupOf({ config, plan, snapshot, now, storeFolder, assets }: RenderInput): RenderSetup {
  const { locales, routes } = plan;
  return { config, locales, routes, now, snapshotFile: snapshot.file, ref: snapshot.ref, storeFolder, assets };
}

function failure(
  outcome: Extract<PageOutcome, { stack: unknown }>,
  snapshot: Snapshot,
  findSource: FindSource,
): Finding {
  const { route, message, stack } = outcome;
  const lang = route.locale.code;
  const source = findSource(stack);
  // The message must not name the page: findings of several pages are merged into one if their messages are the same.
  const frame = source ? [] : [stack.split('\n')[1]?.trim() ?? ''];
  return {
    code: 'render-failed',
    severity: 'error',
    message: `A template failed: ${message}`,
    document: { id: route.documentId, type: route.type, uid: snapshot.document(route.documentId)?.uid ?? null, lang },
    ...(source && { source }),
    pathnames: [route.pathname],
    hint: ['Correct the template; the content is not the cause.', ...frame].join(' ').trim(),
  };
}

/**
 * Converts an error that the renderer throws while it is loaded, before any page is rendered, into a HeliosError with
 * the place in the sources. Returns other errors unchanged.
 */
function loadError(error: unknown, findSource: FindSource): unknown {
  if (!(error instanceof Error) || recognizeHeliosError(error)) return error;
  const source = findSource(error.stack);
  if (!source) return error;
  return new HeliosError('compile-failed', {
    message: `The code of the site fails while it is loaded: ${error.message}`,
    source,
    hint: 'Correct the code: all of it is loaded before the first page is rendered.',
    cause: error,
  });
}
