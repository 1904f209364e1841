import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../../config/schema.ts';
import { colours } from '../../../config/tokens.ts';
import type { Locale } from '../../site/locale.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import { parseRules } from '../compile/stylesheet.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import type { FontSubset, PageFonts } from '../render/page-fonts.ts';
import type { PageAssets } from '../render/renderer.ts';
import { fallbackFaces } from './fallback-fonts.ts';
import { type Fonts, fontFaceRules, loadFonts } from './fonts.ts';
import { loadIcons } from './icons.ts';
import { storeSourceMaps } from './source-maps.ts';

/** The scripts, CSS rules, fonts and icons that pages use, and the files of fonts and icons. */
export interface AssetsOfPages {
  readonly page: PageAssets;
  readonly files: readonly SiteFile[];
}

export interface BuiltAssets extends AssetsOfPages {
  /** The source maps of the scripts. */
  readonly hostFiles: readonly SiteFile[];
}

export interface AssetInput {
  readonly compiled: CompiledSite;
  readonly config: Config;
  readonly plan: { readonly locales: readonly Locale[] };
  readonly root: string;
  readonly store: Store;
}

/**
 * Stores what all pages share (scripts, fonts, icons) and returns it with the CSS rules from which each page takes its
 * styles.
 */
export async function buildAssets(input: AssetInput): Promise<BuiltAssets> {
  const { compiled, store } = input;
  const [{ page, files }, scripts, hostFiles] = await Promise.all([
    loadAssets(input),
    storeScripts(compiled, store),
    storeSourceMaps(compiled, store),
  ]);
  return { page, files: [...files, ...scripts], hostFiles };
}

/**
 * Loads the assets with which pages are rendered. It does not store the scripts, for runs whose site already has them.
 */
export async function loadAssets({ compiled, config, plan, root, store }: AssetInput): Promise<AssetsOfPages> {
  const { pathPrefix } = config.site;
  const [fonts, icons] = await Promise.all([
    loadFonts({ store, pathPrefix }),
    loadIcons({
      folder: join(root, 'config/icons'),
      site: config.site,
      locales: plan.locales,
      colors: iconColors,
      store,
    }),
  ]);
  const { boot } = compiled.runtime;
  return {
    page: {
      hash: compiled.hash,
      code: compiled.code,
      styles: compiled.styles,
      boot: { pathname: boot.pathname, integrity: `sha256-${hash('sha256', boot.code, 'base64')}` },
      islands: compiled.runtime.islands,
      partStyles: compiled.partStyles,
      fonts: fontsOfPages(fonts),
      icons: icons.pathnames,
      packages: compiled.packages,
    },
    files: [...fonts.files, ...icons.files],
  };
}

const iconColors = { theme: colours['petrol-950'], background: colours.white };

/**
 * The font rules of pages: with the basic part alone, for texts that need no other letter, and with both parts. They
 * include the rules of the fallback fonts.
 */
function fontsOfPages({ parts }: Fonts): PageFonts {
  const rules = (...subsets: FontSubset[]) => parseRules(fontFaceRules(subsets, parts) + fallbackFaces());
  return {
    parts,
    rules: { latin: rules('latin'), 'latin-ext': rules('latin', 'latin-ext') },
  };
}

function storeScripts({ runtime }: CompiledSite, store: Store): Promise<SiteFile[]> {
  const files = [runtime.boot, ...runtime.scripts].map(({ pathname, code }) =>
    storeFile({ path: pathname.slice(1), content: code, cache: 'immutable' }, store),
  );
  return Promise.all(files);
}
