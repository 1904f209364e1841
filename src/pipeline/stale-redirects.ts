import type { Finding } from '../site/finding.ts';
import { placeText, type Redirect } from '../site/redirects.ts';
import { redirectsFile } from './write-redirects.ts';

interface Addressed {
  readonly pathname: string;
}

interface StaleInput {
  readonly plan: { readonly routes: readonly Addressed[] };
  /** The last release. Undefined if there is none. */
  readonly published: { readonly manifest: { readonly pages: readonly Addressed[] } } | undefined;
}

/**
 * Finds the redirects of the project's file whose addresses have a page again, because an editor has undone the
 * renaming of a page, or has published a removed page again. Redirects of addresses at which the last release has a
 * page are left out: somebody wrote such a redirect although the page existed.
 */
export function staleRedirects(redirects: readonly Redirect[], { plan, published }: StaleInput): Redirect[] {
  if (!published) return [];
  const planned = new Set(plan.routes.map(({ pathname }) => pathname));
  const before = new Set(published.manifest.pages.map(({ pathname }) => pathname));
  return redirects.filter(
    (redirect) => isOwnRedirect(redirect) && planned.has(redirect.from) && !before.has(redirect.from),
  );
}

/** True for a redirect that is in the file of redirects to which exports write. */
export function isOwnRedirect({ place }: Redirect): boolean {
  return 'file' in place && place.file.startsWith(`${redirectsFile}:`);
}

/** Adds a hint to the findings about stale redirects: an export with `--write-redirects` removes them. */
export function withRedirectHint(findings: readonly Finding[], stale: readonly Redirect[]): Finding[] {
  const places = new Set(stale.map(({ place }) => placeText(place)));
  return findings.map((finding) =>
    finding.code === 'redirect-conflict' && places.has(finding.where ?? '')
      ? { ...finding, hint: `${finding.hint} An export with --write-redirects removes it.` }
      : finding,
  );
}
