import { compareMarkup } from './compare-markup.ts';
import { compareJson } from './compare-value.ts';
import type { Evidence } from './evidence.ts';
import { hashedNameOf } from './hashed-names.ts';
import { votesOf } from './learn-hashes.ts';
import type { Sides, Site } from './site-folder.ts';

/**
 * True for pages and page data. They are compared first, because they show which class names and hashed names of the
 * two exports correspond.
 */
export function isPageFile(path: string): boolean {
  return path.endsWith('.html') || /(?:^|\/)page-data\/.*\.json$/.test(path);
}

/**
 * Compares every page and every page-data file with the file at the same path of the new export, and the shared files
 * of page data that two compared files name in the same place. Returns the number of pages.
 */
export function comparePages(sites: Sides<Site>, evidence: Evidence): number {
  const paths = [...sites.before.keys()].filter((path) => isPageFile(path) && sites.after.has(path));
  for (const path of paths) comparePair(path, path, { sites, evidence });
  const compared = new Set(paths.map((path) => `${path} ${path}`));
  const files = { before: filesByName(sites.before), after: filesByName(sites.after) };
  // A shared file can name further shared files. Comparing it adds their names to `evidence.strings`, so that this loop
  // reaches them too.
  for (const pair of evidence.strings) {
    for (const { before, after } of votesOf(pair, evidence.hashed)) {
      const [path, other] = [files.before.get(before), files.after.get(after)];
      if (!path || !other || compared.has(`${path} ${other}`)) continue;
      compared.add(`${path} ${other}`);
      comparePair(path, other, { sites, evidence });
    }
  }
  return paths.filter((path) => path.endsWith('.html')).length;
}

/** The paths of the page-data files that other files refer to by a hashed name, by that name. */
function filesByName(site: Site): Map<string, string> {
  return new Map(
    [...site.keys()].filter(isPageFile).flatMap((path) => {
      const name = hashedNameOf(path);
      return name ? [[name, path] as const] : [];
    }),
  );
}

function comparePair(
  path: string,
  other: string,
  { sites, evidence }: { sites: Sides<Site>; evidence: Evidence },
): void {
  const [before, after] = [String(sites.before.get(path)), String(sites.after.get(other))];
  const context = { file: path, within: '', evidence, compareJson };
  if (path.endsWith('.html')) compareMarkup(before, after, { ...context, elements: 'record' });
  else compareJson(before, after, { ...context, elements: 'skip' });
}
