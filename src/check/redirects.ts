import { splitPathname, stripTrailingSlash } from '../rules/pathname.ts';
import type { Finding } from '../site/finding.ts';
import { createHost } from '../site/host.ts';
import { type HostRules, hostRulesFile } from '../site/host-rules.ts';
import type { HasFile } from '../site/page-file.ts';
import { findingPlace, placeText, type Redirect, splatName } from '../site/redirects.ts';
import { indexRules, type RuleMatch } from '../site/rule-index.ts';
import { createNearest } from './nearest.ts';
import { pageFiles } from './page-files.ts';
import { type ConflictInput, checkConflicts, withoutConflicts } from './redirect-conflicts.ts';

export interface RedirectCheckInput extends ConflictInput {
  readonly site: { readonly origin: string };
}

/**
 * Checks redirects before anything is rendered: that each leads directly to a page, and that none hides a page.
 * Redirects to files are left to `checkFileRedirects`, because the names of most files are not known yet.
 */
export function checkRedirects(input: RedirectCheckInput): Finding[] {
  const followed = withoutConflicts(input);
  const { redirects, hostRules } = followed;
  const walk = createWalk(followed);
  const broken = createBrokenFinding(input);
  const inCircle = new Set<Redirect>();
  const findings = redirects.flatMap((redirect): Finding[] => {
    const end = walk(redirect);
    if (end.kind === 'chain') return [chainFinding(redirect, end.way)];
    if (end.kind === 'broken') return isFileTarget(redirect.to, hostRules) ? [] : [broken(redirect)];
    // A circle of redirects is reported once, whichever of its redirects is followed first.
    if (end.kind === 'sound' || end.circle.some((each) => inCircle.has(each))) return [];
    for (const each of end.circle) inCircle.add(each);
    return [circleFinding(end)];
  });
  return [...checkConflicts(input), ...findings];
}

/**
 * Checks the redirects once all files of the site are known: those to files, such as a PDF, and those that hide files.
 * `planned` are the findings of `checkRedirects`, whose conflicts are not reported twice.
 */
export function checkFileRedirects(input: RedirectCheckInput, planned: readonly Finding[] = []): Finding[] {
  const followed = withoutConflicts(input);
  const files = followed.redirects.filter(({ to }) => isFileTarget(to, input.hostRules));
  const walk = createWalk(followed);
  const told = new Set(planned.filter(({ code }) => code === 'redirect-conflict').map(placeOf));
  return [
    ...checkConflicts(input).filter((finding) => !told.has(placeOf(finding))),
    ...files.filter((each) => walk(each).kind === 'broken').map(createBrokenFinding(input)),
  ];
}

/** The place of a redirect, by which its findings are distinguished from others. */
function placeOf({ where, document }: Finding): string {
  return JSON.stringify([where, document]);
}

/**
 * Checks the redirects of an exported site, whose host rules do not say where each redirect was written. Chains are
 * left out, since they work.
 */
export function checkExportedRedirects(exported: {
  readonly hostRules: HostRules;
  readonly pages: readonly { readonly pathname: string }[];
  readonly files: ReadonlySet<string>;
  /** The pathnames of the site's pages that a part leaves out. */
  readonly leftOut: ReadonlySet<string>;
  readonly site: { readonly origin: string };
}): Finding[] {
  const { hostRules, pages, files, leftOut, site } = exported;
  const leftOutFiles = pageFiles(leftOut, hostRules);
  const input: RedirectCheckInput = {
    redirects: hostRules.redirects.map((redirect) => ({ ...redirect, place: { file: hostRulesFile } })),
    hostRules,
    pathnames: [...pages.map(({ pathname }) => pathname), ...leftOut],
    files: new Set([...files, ...leftOutFiles]),
    endpoints: [],
    site,
  };
  const findings = checkRedirects(input);
  return [...findings, ...checkFileRedirects(input, findings)].filter(({ severity }) => severity === 'error');
}

/** True for an address below the folders of generated files, or whose last part has an extension. */
function isFileTarget(to: string, { pathPrefix }: HostRules): boolean {
  const { pathname } = splitPathname(to);
  const folders = [`${pathPrefix}/static/`, `${pathPrefix}/page-data/`];
  return folders.some((folder) => pathname.startsWith(folder)) || /\.\w+$/.test(pathname);
}

/** The end of a walk along redirects. `way` has the addresses in their order. */
type End = { readonly kind: 'sound' } | { readonly kind: 'broken' } | Chain | Circle;

interface Chain {
  readonly kind: 'chain';
  readonly way: readonly string[];
}

interface Circle {
  readonly kind: 'circle';
  readonly way: readonly string[];
  readonly circle: readonly Redirect[];
}

/** The text that replaces `:splat` in a walk along a redirect with a `*`. No page has this text in its address. */
const anyText = '-any-text-';

/** Creates the walk from a redirect along all further redirects, as hosts and browsers take it. */
function createWalk(input: RedirectCheckInput): (start: Redirect) => End {
  const stepFrom = createSteps(input);
  const isThere = createIsThere(input);
  const { origin } = new URL(input.site.origin);
  return (start) => {
    const way = [start.from];
    const followed = [start];
    /** The index in `way` and `followed` at which each redirect was followed last. */
    const places = new Map([[start, 0]]);
    let address = pathOn(origin, start.to.replace(splatName, anyText));
    while (address !== undefined) {
      way.push(address.replaceAll(anyText, splatName));
      const step = stepFrom(address);
      if (!step) break;
      const before = places.get(step.redirect);
      // A redirect with a * may be followed again if the address has become shorter, because an address can't become
      // shorter for ever.
      if (before !== undefined && (way[before] ?? '').length <= (way.at(-1) ?? '').length) {
        return { kind: 'circle', way: way.slice(before), circle: followed.slice(before) };
      }
      places.set(step.redirect, followed.length);
      followed.push(step.redirect);
      address = step.to;
      if (address === undefined) way.push(step.redirect.to);
    }
    if (followed.length > 1) return { kind: 'chain', way };
    return address === undefined || isThere(address) ? { kind: 'sound' } : { kind: 'broken' };
  };
}

/** A redirect that an address has, and the path to which it leads on this site; undefined for another site. */
interface Step {
  readonly redirect: Redirect;
  readonly to: string | undefined;
}

/**
 * Creates a function that finds the redirect at an address. Its results are cached, since many redirects may lead into
 * one long chain.
 */
function createSteps({ redirects, site }: RedirectCheckInput): (address: string) => Step | undefined {
  const rules = indexRules(redirects);
  const { origin } = new URL(site.origin);
  const known = new Map<string, Step | undefined>();
  return (address) => {
    if (!known.has(address)) {
      const match = rules.find(decode(splitPathname(address).pathname));
      known.set(address, match && { redirect: match.rule, to: pathOn(origin, targetOf(match)) });
    }
    return known.get(address);
  };
}

function targetOf({ rule, splat }: RuleMatch<Redirect>): string {
  return rule.to.replace(splatName, () => splat);
}

/** The path and the query of an address of this site; undefined for an address of another site. */
function pathOn(origin: string, address: string): string | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // An address with a malformed escape matches no rule.
  }
}

/**
 * Creates the test whether the site has a page or a file at an address, or a page below it for a redirect with a `*`.
 */
function createIsThere({ hostRules, pathnames, files }: RedirectCheckInput): (address: string) => boolean {
  const host = createHost(hostRules);
  const hasFile: HasFile = (path) => files.has(path);
  return (address) => {
    const [start = '', ...rest] = splitPathname(address).pathname.split(anyText);
    if (rest.length > 0) return pathnames.some((pathname) => pathname.startsWith(start));
    const answer = host.answer(address, hasFile);
    // The walk has followed all redirects but the host's own: those to the default home page, and those that add or
    // remove a slash.
    return answer.type === 'file' || (answer.type === 'redirect' && host.answer(answer.to, hasFile).type === 'file');
  };
}

function circleFinding({ way, circle }: Circle): Finding {
  const [first, ...others] = circle.map(({ place }) => place);
  const places = others.slice(0, shownSteps).map(placeText);
  return {
    code: 'redirect-circle',
    severity: 'error',
    message: `Redirects lead in a circle: ${wayText(way)}.`,
    ...(first && findingPlace(first)),
    hint: `Give one of them a target that has a page${places.length > 0 ? `. The others are in ${places.join('; ')}` : ''}.`,
  };
}

function chainFinding({ place }: Redirect, way: readonly string[]): Finding {
  return {
    code: 'redirect-chain',
    severity: 'warning',
    message: `A redirect leads to an address that is redirected again: ${wayText(way)}.`,
    ...findingPlace(place),
    hint: `Write ${way.at(-1)} as its target.`,
  };
}

/** The maximum number of addresses or places that a finding names. */
const shownSteps = 10;

/** A chain of redirects as text: `/a -> /b -> /c`. The middle of a long chain is left out. */
function wayText(way: readonly string[]): string {
  const shown = way.length > shownSteps ? [...way.slice(0, shownSteps - 1), '…', ...way.slice(-1)] : way;
  return shown.join(' -> ');
}

function createBrokenFinding({ pathnames, hostRules, site }: RedirectCheckInput): (redirect: Redirect) => Finding {
  const nearest = createNearest(pathnames, hostRules.pathPrefix);
  return ({ from, to, place }) => {
    const isOpen = to.includes(splatName);
    const { pathname } = new URL(to.replace(/:splat.*/, ''), site.origin);
    const similar = nearest(stripTrailingSlash(pathname), from);
    const meant = similar === from ? undefined : similar;
    const fault = isOpen ? 'No page has an address that begins so' : 'No page has this address';
    return {
      code: 'broken-redirect',
      severity: 'error',
      message: `The redirect from ${from} leads to ${to}. ${fault}.`,
      ...findingPlace(place),
      hint: meant === undefined ? 'Choose another target, or publish the missing page.' : `Did you mean ${meant}?`,
    };
  };
}
