import type { ManifestHead } from '../../../../src/export/output/manifest.ts';
import type { Output, StagedSite } from '../../../../src/export/output/open-output.ts';
import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import type { Store } from '../../../../src/export/output/store.ts';
import { storeFile } from '../../../../src/export/output/store-file.ts';
import { hostRulesFile } from '../../../../src/site/host-rules.ts';
import { hostRules } from '../../check/samples.ts';

export const about: ManifestHead = {
  source: 'embedded content',
  ref: 'ref',
  origin: 'https://www.helios.example',
  pathPrefix: '/helios',
  trailingSlash: 'never',
  sitePages: 1,
  isPartial: false,
  selection: { locales: [], routes: [] },
  leftOutPages: [],
  hasImages: true,
  pages: [],
};

/** The description of a part of the small site. */
export const aboutPart: ManifestHead = {
  ...about,
  sitePages: 2,
  isPartial: true,
  selection: { locales: ['en'], routes: [] },
  leftOutPages: ['/helios/de'],
};

/** The description of a catalogue. */
export const aboutCatalogue: ManifestHead = { ...about, isCatalogue: true, leftOutPages: ['/helios/en'] };

/** The description of the small site without its images. */
export const aboutImageless: ManifestHead = { ...about, hasImages: false };

/** The file of the small site in the host folder. It holds the site's text too. */
export const hostFileName = 'helios.nginx.conf';

/** The paths of a small site. Each file holds the site's text, so that a mixture of two sites is visible. */
export const smallSitePaths = ['helios/en/index.html', 'robots.txt'];

/** Stages a site whose every file says `text`, and one file more that is named after it. */
export async function stageTexts(output: Output, store: Store, text: string): Promise<StagedSite> {
  return output.stage({ files: await textFiles(store, text), hostFiles: await hostFiles(store, text) });
}

/** The host files of that site: one that holds its text, and rules. */
function hostFiles(store: Store, text: string): Promise<SiteFile[]> {
  return Promise.all([
    storeFile({ path: hostFileName, content: text, cache: 'revalidate' }, store),
    storeFile({ path: hostRulesFile, content: JSON.stringify(hostRules), cache: 'revalidate' }, store),
  ]);
}

/** The files of that site; their bytes are in the store. */
export async function textFiles(store: Store, text: string): Promise<SiteFile[]> {
  const sha256 = await store.put(text);
  return [...smallSitePaths, `static/${text.slice(0, 20)}.txt`].map((path) => ({
    path,
    sha256,
    bytes: Buffer.byteLength(text),
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
  }));
}
