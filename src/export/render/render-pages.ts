import { createHash } from 'node:crypto';
import type { Config } from '../../../config/schema.ts';
import type { Snapshot } from '../../content/content-source.ts';
import type { Finding } from '../../rules/finding.ts';
import type { Route } from '../../rules/route.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { Plan } from '../plan.ts';
import type { Store } from '../store.ts';
import { openPageCache } from './page-cache.ts';
import type { PageOutcome, PageRecord } from './page-record.ts';
import { renderRoutes } from './pool.ts';
import { createReadHash } from './reads.ts';
import type { PageAssets } from './renderer.ts';

export interface RenderInput {
  /** The pages to have, out of the plan's. */
  readonly routes: readonly Route[];
  readonly plan: Plan;
  readonly config: Config;
  readonly snapshot: Snapshot;
  readonly compiled: CompiledSite;
  readonly assets: PageAssets;
  readonly store: Store;
  readonly storeFolder: string;
  readonly workFolder: string;
  readonly workers: number | undefined;
  /** Audits a page that was rendered anew; what it finds is kept with the page. */
  readonly inspect: (html: string, route: Route) => readonly Finding[];
  readonly onProgress: (done: number, total: number) => void;
}

export interface RenderedPages {
  /** In pathname order. */
  readonly records: readonly PageRecord[];
  readonly rendered: number;
  readonly reused: number;
  /** Pages that could not be rendered. */
  readonly failures: readonly Finding[];
}

/** Renders what changed and takes the rest from earlier exports. Everything rendered is kept at once, even if a later stage fails. */
export async function renderPages(input: RenderInput): Promise<RenderedPages> {
  const { routes, plan, config, snapshot, assets, store, workFolder } = input;
  const readHash = createReadHash(snapshot.heads(), plan.routes);
  const edition = createHash('sha256')
    .update(JSON.stringify([assets, config, plan.locales]))
    .digest('hex');
  const cache = openPageCache({ folder: workFolder, edition, readHash, store });
  try {
    const found = await Promise.all(routes.map((route) => cache.find(route)));
    const stale = routes.filter((_, index) => found[index] === undefined);
    const outcomes = await renderStale(stale, input);
    const fresh = await inspectAll(outcomes, input);
    cache.keep(fresh, new Map(stale.map((route) => [route.pathname, route])));
    cache.keepOnly(plan.routes);
    const reused = found.filter((record) => record !== undefined);
    return {
      records: [...reused, ...fresh].sort((a, b) => (a.pathname < b.pathname ? -1 : 1)),
      rendered: fresh.length,
      reused: reused.length,
      failures: outcomes.flatMap((outcome) => (outcome.ok ? [] : [failure(outcome, snapshot)])),
    };
  } finally {
    cache.close();
  }
}

async function renderStale(routes: readonly Route[], input: RenderInput): Promise<PageOutcome[]> {
  const outcomes: PageOutcome[] = [];
  await renderRoutes(routes, {
    rendererFile: input.compiled.rendererFile,
    workers: input.workers,
    setup: {
      config: input.config,
      locales: input.plan.locales,
      routes: input.plan.routes,
      snapshotFile: input.snapshot.file,
      ref: input.snapshot.ref,
      storeFolder: input.storeFolder,
      assets: input.assets,
    },
    onPage(outcome) {
      outcomes.push(outcome);
      input.onProgress(outcomes.length, routes.length);
    },
  });
  return outcomes;
}

async function inspectAll(
  outcomes: readonly PageOutcome[],
  { inspect, store, routes }: RenderInput,
): Promise<PageRecord[]> {
  const byPathname = new Map(routes.map((route) => [route.pathname, route]));
  const inspected: PageRecord[] = [];
  // One after the other: the markup of ten thousand pages at once would not fit in memory.
  for (const outcome of outcomes) {
    if (!outcome.ok) continue;
    const { record } = outcome;
    const route = byPathname.get(record.pathname);
    const html = await store.get(record.files[0]?.sha256 ?? '');
    const findings = route && html ? inspect(Buffer.from(html).toString(), route) : [];
    inspected.push({ ...record, notes: { ...record.notes, findings: [...record.notes.findings, ...findings] } });
  }
  return inspected;
}

function failure(outcome: Extract<PageOutcome, { ok: false }>, snapshot: Snapshot): Finding {
  const { route, message, stack } = outcome;
  const lang = route.locale.code;
  return {
    code: 'render-failed',
    severity: 'error',
    message: `${route.pathname} could not be rendered: ${message}`,
    document: { id: route.documentId, type: route.type, uid: snapshot.document(route.documentId)?.uid ?? null, lang },
    pathnames: [route.pathname],
    hint: `This is a fault in a template, not in the content. ${stack?.split('\n')[1]?.trim() ?? ''}`.trim(),
  };
}
