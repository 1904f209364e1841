import type { ManifestHead } from '../../../../src/export/output/manifest.ts';
import type { Output, StagedSite } from '../../../../src/export/output/open-output.ts';
import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import type { Store } from '../../../../src/export/output/store.ts';

export const about: ManifestHead = {
  source: 'embedded content',
  ref: 'ref',
  origin: 'https://www.helios.example',
  pathPrefix: '/helios',
  trailingSlash: 'never',
  pages: [],
};

/** The paths of a small site. Each file holds the site's text, so that a mixture of two sites is visible. */
export const smallSitePaths = ['helios/en/index.html', 'robots.txt'];

/** Stages a site whose every file says `text`, and one file more that is named after it. */
export async function stageTexts(output: Output, store: Store, text: string): Promise<StagedSite> {
  return output.stage(await textFiles(store, text));
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
