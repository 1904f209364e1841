// Prepares the pages for `react-pages.ts`: plans those of the fetched content, and compiles their templates.
// `node prepare.ts FILE LOCALE`
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { openWorkspace } from '../../../src/cli/workspace.ts';
import { openSnapshot } from '../../../src/content/snapshot.ts';
import { loadAssets } from '../../../src/export/assets/build-assets.ts';
import { compileSite } from '../../../src/export/compile/compile-site.ts';
import { openStore } from '../../../src/export/output/store.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { selectRoutes } from '../../../src/export/plan/select-routes.ts';
import type { RenderSetup } from '../../../src/export/render/renderer.ts';
import { runtimeSite } from '../../../src/pipeline/runtime-site.ts';
import type { Route } from '../../../src/site/route.ts';

/** The pages to render, and what their templates need. */
export interface PreparedPages {
  /** Path of the compiled templates, a module with `openTemplates`. */
  readonly templates: string;
  readonly setup: RenderSetup;
  readonly routes: readonly Route[];
}

const [, , file = '', locale = ''] = process.argv;
const { config, root, seals, now, workFolder: contentFolder } = openWorkspace({ user: 'export', content: undefined });
const snapshotFile = join(contentFolder, 'content.sqlite');
const snapshot = openSnapshot(snapshotFile);
const plan = planRoutes(snapshot, config);
const workFolder = `${file}.work`;
const storeFolder = join(workFolder, 'store');
mkdirSync(storeFolder, { recursive: true });
const compiled = await compileSite({
  root,
  workFolder,
  site: runtimeSite(config),
  consent: config.consent,
  vendors: config.vendors,
  renderer: 'bench/peers/own-pages/page-renderer.tsx',
  seals,
});
const { page: assets } = await loadAssets({ compiled, config, plan, root, store: openStore(storeFolder) });
const { locales, routes } = plan;
const prepared: PreparedPages = {
  templates: compiled.rendererFile,
  setup: { config, locales, routes, snapshotFile, now, ref: snapshot.ref, storeFolder, assets },
  routes: selectRoutes(routes, { locales: [locale], routes: [] }, locales),
};
writeFileSync(file, serialize(prepared));
