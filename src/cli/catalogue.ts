import { join } from 'node:path';
import type { ContentKind } from '../../config/variables.ts';
import { catalogueContent } from '../catalogue/catalogue-content.ts';
import { catalogueUid } from '../catalogue/catalogue-documents.ts';
import { componentNames } from '../catalogue/components/names.ts';
import { loadModels } from '../content/models/load-models.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import { assertOut } from './assert-out.ts';
import type { ExportFlags } from './export-flags.ts';
import { outFolder } from './out-folder.ts';
import { runExport } from './run-export.ts';
import { openWaits } from './run-waits.ts';
import { catalogueWorkFolder } from './work-folder.ts';
import { openWorkspace } from './workspace.ts';

interface CatalogueFlags {
  readonly out: string;
  readonly locale?: readonly string[];
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/** A budget in bytes that no page exceeds. */
const unlimited = Number.MAX_SAFE_INTEGER;

/**
 * `helios catalogue`: exports the pages that show every slice and component. These pages are never part of the site.
 */
export async function catalogueCommand({ locale, ...flags }: CatalogueFlags): Promise<void> {
  const workspace = openWorkspace({ user: 'catalogue', content: flags.content });
  const { config } = workspace;
  const wanted = locale ?? [defaultLocaleOf(config.locales).urlCode];
  const langs = wanted.map((code) => findLocale(code, config.locales).code);
  // The export below is told of the catalogue's folder alone, and would accept another place in the work folder.
  assertOut(outFolder(flags.out), workspace);
  const workFolder = catalogueWorkFolder(workspace.workFolder);
  const exportFlags: ExportFlags = {
    ...flags,
    locale: wanted,
    route: [`/${catalogueUid}`, `/${catalogueUid}/*`],
    images: true,
  };
  using waits = openWaits(flags);
  await runExport(
    exportFlags,
    {
      ...workspace,
      workFolder,
      // The redirects of the site lead to pages that the catalogue does not contain.
      loadRedirects: async () => [],
      publicFolder: undefined,
      config: {
        ...config,
        // The catalogue has no budgets, because a page that shows every state of a slice may be of any size.
        budgets: { ...config.budgets, home: unlimited, homeStart: unlimited, page: unlimited },
        // The catalogue may be served from an origin that served the site before. The site's service worker must not
        // answer requests for the catalogue.
        serviceWorker: false,
        // No page may be prefetched: the catalogue's links lead to pages of the site, and the catalogue does not
        // contain these pages.
        links: { ...config.links, plainAnchors: ['/**'] },
      },
      renderer: 'src/catalogue/renderer.ts',
      openContent: async (listener) =>
        catalogueContent({
          content: await workspace.openContent(listener),
          models: loadModels(),
          langs,
          components: componentNames,
          file: join(workFolder, 'catalogue.sqlite'),
          seal: workspace.seals('snapshot'),
        }),
    },
    { kind: 'catalogue', waits },
  );
}
