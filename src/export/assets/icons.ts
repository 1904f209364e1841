import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../config/schema.ts';
import { applyTrailingSlash, joinPathname } from '../../rules/pathname.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { defaultLocaleOf, type Locale } from '../../site/locale.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { type FileContent, storeFile } from '../output/store-file.ts';

const iconNames = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'] as const;
type IconName = (typeof iconNames)[number];

/**
 * The icon for programs that ask for `/favicon.ico`, whatever a page says: browsers without SVG icons, and all browsers at
 * addresses that are no HTML, such as a PDF. See https://html.spec.whatwg.org/#rel-icon.
 */
const iconAtRoot = 'favicon.ico';

export interface Icons {
  readonly files: readonly SiteFile[];
  /** Pathnames of the icons and of the web app manifest, by file name. */
  readonly pathnames: Readonly<Record<IconName | 'site.webmanifest', string>>;
}

export interface IconsInput {
  /** Folder with `favicon.ico`, `favicon.svg`, `apple-touch-icon.png`, `icon-192.png` and `icon-512.png`. */
  readonly folder: string;
  readonly site: SiteConfig;
  readonly locales: readonly Locale[];
  readonly colors: { readonly theme: string; readonly background: string };
  readonly store: Store;
}

/** Stores the icons and the web app manifest as files of the site. Throws HeliosError for a missing icon. */
export async function loadIcons({ folder, site, locales, colors, store }: IconsInput): Promise<Icons> {
  const icons = iconNames.map((name) => {
    const bytes = readIcon(join(folder, name));
    return { name, bytes, pathname: hashedPathname(name, bytes, site.pathPrefix) };
  });
  const byName = Object.fromEntries(icons.map(({ name, pathname }) => [name, pathname])) as Record<IconName, string>;
  const manifest = Buffer.from(formatWebManifest(byName, { site, locales, colors }));
  const manifestPathname = hashedPathname('site.webmanifest', manifest, site.pathPrefix);
  const named = [...icons, { bytes: manifest, pathname: manifestPathname }].map(
    ({ bytes, pathname }): FileContent => ({ path: pathname.slice(1), content: bytes, cache: 'immutable' }),
  );
  const atRoot: FileContent = { path: iconAtRoot, content: readIcon(join(folder, iconAtRoot)), cache: 'revalidate' };
  return {
    files: await Promise.all([...named, atRoot].map((file) => storeFile(file, store))),
    pathnames: { ...byName, 'site.webmanifest': manifestPathname },
  };
}

function readIcon(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new HeliosError('bad-config', {
      message: `Helios can't read the icon ${path} (${cause instanceof Error ? cause.message : String(cause)}).`,
      where: path,
      hint: `Put ${[...iconNames, iconAtRoot].join(', ')} into that folder.`,
      cause,
    });
  }
}

/** Puts a content hash into a file's name: `favicon.svg` to `/helios/static/favicon-3f2a….svg`. */
function hashedPathname(name: string, bytes: Uint8Array, pathPrefix: string): string {
  return `${pathPrefix}/static/${name.replace('.', `-${hash('sha256', bytes).slice(0, 10)}.`)}`;
}

function formatWebManifest(
  icons: Record<IconName, string>,
  { site, locales, colors }: Pick<IconsInput, 'site' | 'locales' | 'colors'>,
): string {
  const home = defaultLocaleOf(locales).urlCode;
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: applyTrailingSlash(joinPathname(site.pathPrefix, home, '/'), site.trailingSlash),
    scope: `${site.pathPrefix}/`,
    display: 'browser',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      { src: icons['icon-192.png'], type: 'image/png', sizes: '192x192' },
      { src: icons['icon-512.png'], type: 'image/png', sizes: '512x512' },
      { src: icons['favicon.svg'], type: 'image/svg+xml', sizes: 'any' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
