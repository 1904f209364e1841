import { compareMarkup } from './compare-markup.ts';
import { compareJson } from './compare-value.ts';
import type { Evidence } from './evidence.ts';
import { hashedNameOf } from './hashed-names.ts';
import { votesOf } from './learn-hashes.ts';
import type { Sides, Site } from './site-folder.ts';

/** Files that are compared while names are still being learned: pages and page data. */
export function isPageFile(path: string): boolean {
  return path.endsWith('.html') || /(?:^|\/)page-data\/.*\.json$/.test(path);
}

/**
 * Compares every page with its partner, every page-data file, and the shared files of page data that those name in the same
 * place. Returns the number of pages.
 */
export function comparePages(sites: Sides<Site>, evidence: Evidence): number {
  const paths = [...sites.before.keys()].filter((path) => isPageFile(path) && sites.after.has(path));
  for (const path of paths) comparePair(path, path, { sites, evidence });
  const compared = new Set(paths.map((path) => `${path} ${path}`));
  const files = { before: filesByName(sites.before), after: filesByName(sites.after) };
  // A shared file can name further ones. The comparison adds those names to the strings, and this loop comes to them too.
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

/** The page-data files that others refer to by a hash, by that hash. */
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
