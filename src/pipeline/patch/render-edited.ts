import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import { type PageVersions, renderChanged } from '../../export/render/render-pages.ts';
import type { Route } from '../../site/route.ts';
import type { PatchInput } from './make-patch.ts';
import type { PageSetup } from './page-setup.ts';

export interface EditedPagesInput extends PatchInput {
  readonly plan: RoutePlan;
  readonly routes: readonly Route[];
  readonly loadSetup: () => Promise<PageSetup>;
  readonly isWanted: (pages: readonly PageVersions[]) => boolean;
}

/** Renders the pages of the routes. Returns undefined if one can't be rendered, or if `isWanted` returns false. */
export async function renderEdited(edited: EditedPagesInput): Promise<readonly PageVersions[] | undefined> {
  const { input, open, content, compiled, plan, routes, loadSetup, isWanted } = edited;
  if (routes.length === 0) return [];
  const { config, now, root, options } = input;
  const { snapshot } = content;
  const site = { config, snapshot, plan, routes, compiled, now, root, ...open.stores };
  const rendering = { workers: options.workers, onPage: () => {}, onProgress: () => {} };
  return renderChanged({ ...site, ...rendering, ...(await loadSetup()) }, isWanted);
}
