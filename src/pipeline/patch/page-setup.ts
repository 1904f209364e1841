import { pageAudit } from '../../check/page-audit.ts';
import { loadAssets } from '../../export/assets/build-assets.ts';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import type { PageAudit } from '../../export/render/page-audit.ts';
import type { PageAssets } from '../../export/render/renderer.ts';
import type { PatchInput } from './make-patch.ts';

/** What pages are rendered and checked with, besides their content. */
export interface PageSetup {
  readonly assets: PageAssets;
  readonly audit: PageAudit;
}

/** Creates a function that loads the setup at its first call, because many patches render no page. */
export function createPageSetup(
  { input: { config, root }, open, compiled }: Pick<PatchInput, 'input' | 'open' | 'compiled'>,
  plan: RoutePlan,
): () => Promise<PageSetup> {
  const load = async () => {
    const { page: assets } = await loadAssets({ compiled, config, plan, root, store: open.stores.store });
    return { assets, audit: pageAudit() };
  };
  let loading: Promise<PageSetup> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
