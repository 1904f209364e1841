import type { Finding } from '../site/finding.ts';

/** A page that goes out as it was published, and the id of the release that it is from. */
interface HeldPage {
  readonly pathname: string;
  readonly release: string;
}

/**
 * Turns broken links of held pages into warnings: no editor can change what a held page says. A link that is broken on
 * another page too remains an error.
 */
export function tolerateHeldLinks(findings: readonly Finding[], held: readonly HeldPage[]): readonly Finding[] {
  const releases = new Map(held.map(({ pathname, release }) => [pathname, release]));
  return findings.map((finding) => {
    const isLink = finding.code === 'broken-link' || finding.code === 'broken-fragment';
    const [first = '', ...others] = finding.pathnames ?? [];
    const release = releases.get(first);
    if (!isLink || release === undefined || !others.every((pathname) => releases.has(pathname))) return finding;
    return {
      ...finding,
      severity: 'warning',
      message: `${finding.message} The page is held as it was in the release ${release}.`,
      hint: 'Correct the errors of the page, which `helios export` tells as held-page: then it goes out anew.',
    };
  });
}
