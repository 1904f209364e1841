import { join } from 'node:path';
import { catalogueContent } from '../catalogue/catalogue-content.ts';
import { catalogueUid } from '../catalogue/catalogue-documents.ts';
import { componentNames } from '../catalogue/components/names.ts';
import { loadModels } from '../content/models/load-models.ts';
import { findLocale } from '../export/plan/select-routes.ts';
import { defaultLocaleOf } from '../site/locale.ts';
import { type ExportFlags, runExport } from './export.ts';
import { openWorkspace } from './workspace.ts';

interface CatalogueFlags {
  readonly out: string;
  readonly locale?: readonly string[];
  readonly json?: boolean;
}

/** `helios catalogue`: an export of the design's own pages, beside the site and never part of it. */
export async function catalogueCommand({ locale, ...flags }: CatalogueFlags): Promise<void> {
  const workspace = openWorkspace();
  const { config } = workspace;
  const wanted = locale ?? [defaultLocaleOf(config.locales).urlCode];
  const langs = wanted.map((code) => findLocale(code, config.locales).code);
  const workFolder = join(workspace.workFolder, 'catalogue');
  const exportFlags: ExportFlags = {
    ...flags,
    locale: wanted,
    route: [`/${catalogueUid}`, `/${catalogueUid}/*`],
    images: true,
  };
  await runExport(exportFlags, {
    ...workspace,
    workFolder,
    config: {
      ...config,
      // A page with every state of a slice weighs what it weighs.
      budgets: { ...config.budgets, home: Number.MAX_SAFE_INTEGER, page: Number.MAX_SAFE_INTEGER },
      // It is looked at where the site itself was, and wants nothing of what that kept.
      serviceWorker: false,
      // Its links lead to pages of the site, which are not in it: nothing is fetched ahead.
      links: { ...config.links, plainAnchors: ['/**'] },
    },
    renderer: 'src/catalogue/renderer.ts',
    openContent: async (onProgress) =>
      catalogueContent({
        content: await workspace.openContent(onProgress),
        models: loadModels(),
        langs,
        components: componentNames,
        file: join(workFolder, 'catalogue.sqlite'),
      }),
  });
}
