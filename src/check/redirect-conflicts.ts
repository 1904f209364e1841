import { count } from '../site/count.ts';
import type { Finding } from '../site/finding.ts';
import type { HostRules } from '../site/host-rules.ts';
import { findingPlace, type Redirect } from '../site/redirects.ts';
import { pageFiles } from './page-files.ts';

/** Redirects, and the addresses of a site that they may hide. */
export interface ConflictInput {
  readonly redirects: readonly Redirect[];
  readonly hostRules: HostRules;
  /** The pathnames of all pages. */
  readonly pathnames: readonly string[];
  /** The paths of the files that are known, those of pages among them: `helios/en/pricing.html`, `ads.txt`. */
  readonly files: ReadonlySet<string>;
  /** The addresses at which a program answers. */
  readonly endpoints: readonly string[];
}

/** Reports each redirect that hides a page, a file or an endpoint: visitors and browsers would never reach it. */
export function checkConflicts(input: ConflictInput): Finding[] {
  const hides = createHides(input);
  const pages = new Set(input.pathnames);
  return input.redirects.flatMap((redirect): Finding[] => {
    const hidden = hides(redirect);
    const [first] = hidden;
    if (first === undefined) return [];
    const pathnames = hidden.filter((pathname) => pages.has(pathname));
    return [
      {
        code: 'redirect-conflict',
        severity: 'error',
        message: `The redirect from ${redirect.from} to ${redirect.to} hides ${hiddenText(first, hidden.length, pathnames.length)}.`,
        ...findingPlace(redirect.place),
        ...(pathnames.length > 0 && { pathnames }),
        hint: pages.has(first) ? 'Remove the redirect, or unpublish what it hides.' : 'Remove the redirect.',
      },
    ];
  });
}

/** Names what a redirect hides. Pages are counted apart: the finding lists them. */
function hiddenText(first: string, all: number, pages: number): string {
  const alike = pages === 0 ? all : pages;
  const more = alike > 1 ? ` and ${count(alike - 1)} more` : '';
  return all === alike ? first + more : `${first}${more}, and ${count(all - pages, 'address', 'addresses')} of no page`;
}

/**
 * Leaves out the redirects that hide something. Each of these has its own finding, and faults that follow from it are
 * not reported.
 */
export function withoutConflicts<Input extends ConflictInput>(input: Input): Input {
  const hides = createHides(input);
  const redirects = input.redirects.filter((redirect) => hides(redirect).length === 0);
  const kept = new Set(redirects.map(({ from }) => from));
  const left = new Set(input.redirects.map(({ from }) => from).filter((from) => !kept.has(from)));
  const { hostRules } = input;
  const rules = hostRules.redirects.filter(({ from }) => !left.has(from));
  return { ...input, redirects, hostRules: { ...hostRules, redirects: rules } };
}

/** Creates the function that lists the addresses that a redirect hides, those of pages first. */
function createHides({
  pathnames,
  files,
  endpoints,
  hostRules,
}: ConflictInput): (redirect: Redirect) => readonly string[] {
  const ofPages = pageFiles(pathnames, hostRules);
  const ofFiles = Array.from(files).filter((path) => !ofPages.has(path));
  const addresses = [...pathnames, ...ofFiles.map((path) => `/${path}`), ...endpoints];
  const known = new Set([...addresses, ...Array.from(ofPages, (path) => `/${path}`)]);
  return ({ from }) => {
    if (from.endsWith('*')) return addresses.filter((address) => address.startsWith(from.slice(0, -1)));
    return known.has(from) ? [from] : [];
  };
}
