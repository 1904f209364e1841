import type { Snapshot } from '../content/content-source.ts';
import type { CompiledSite } from '../export/compile/compile-site.ts';
import type { ExportInput } from './export-site.ts';
import type { OpenExport } from './open-export.ts';
import type { SitePlan } from './plan-site.ts';

/** An export whose pages are planned: what the stages from then on need. */
export interface PlannedExport {
  readonly input: ExportInput;
  readonly open: OpenExport;
  readonly planned: SitePlan;
  readonly snapshot: Snapshot;
  readonly compiled: CompiledSite;
}

/** The values that the stages after planning have in common. */
export function siteOf({ input, open, planned: { plan, routes }, snapshot, compiled }: PlannedExport) {
  return { config: input.config, snapshot, plan, routes, compiled, now: input.now, root: input.root, ...open.stores };
}
