import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages of the fonts in drawn pictures. */
export const fontPackages = { archivo: '@fontsource/archivo', notoSans: '@fontsource/noto-sans' } as const;

const { resolve } = createRequire(import.meta.url);

/** The versions of the fonts in drawn pictures: another version may draw the same words differently. */
export function fontVersions(): readonly string[] {
  return Object.values(fontPackages).map((name) => {
    // The packages export their licence file, but not the package.json beside it.
    const manifest = join(dirname(resolve(`${name}/LICENSE`)), 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
    return version;
  });
}
