import type { LinkNote, PageNotes } from '../export/render/page-notes.ts';
import { emailFault } from '../rules/leads/email.ts';
import { applyTrailingSlash, splitPathname, stripTrailingSlash } from '../rules/pathname.ts';
import type { Finding } from '../site/finding.ts';
import { createHost } from '../site/host.ts';
import type { HostRules } from '../site/host-rules.ts';
import { linkName } from '../site/link-name.ts';
import { findPageFile } from '../site/page-file.ts';
import { hasFragment } from './fragments.ts';
import { createNearest, type Nearest } from './nearest.ts';
import { pageFiles } from './page-files.ts';
import { perList } from './per-list.ts';

/** A page with its links and ids. */
export interface LinkedPage {
  readonly pathname: string;
  readonly notes: Pick<PageNotes, 'shellLinks' | 'links' | 'ids'>;
}

/** All links of a page, those of its shell first. */
export function linksOf({ notes }: LinkedPage): readonly LinkNote[] {
  return [...notes.shellLinks, ...notes.links];
}

export interface LinkCheckInput {
  readonly pages: readonly LinkedPage[];
  /** All file paths of the export, without a leading slash. */
  readonly files: ReadonlySet<string>;
  readonly hostRules: HostRules;
  readonly site: { readonly origin: string };
  /** Addresses of pages that another finding reports as missing. Links to them are no findings of their own. */
  readonly missing?: ReadonlySet<string>;
  /**
   * The pathnames of the pages that an export of a part of the site leaves out. Links to them are counted, not
   * followed.
   */
  readonly leftOut?: ReadonlySet<string>;
  /** The pathnames of the pages whose notes are unknown, so that their links have no known CMS field. */
  readonly untraced?: ReadonlySet<string>;
}

export interface LinkCheck {
  readonly findings: readonly Finding[];
  /** Number of internal links that were followed. */
  readonly checked: number;
  /** Number of internal links to pages that a part leaves out. They are not among those that were followed. */
  readonly leftOut: number;
  /**
   * All broken addresses, for comparison with those of a crawl: the pathname, with the fragment if only the fragment is
   * missing.
   */
  readonly broken: ReadonlySet<string>;
  readonly targets: Targets;
  /** Returns the pathname of the page to which a link leads. Returns undefined if it is broken or leads to no page. */
  targetOf(href: string, pathname: string): string | undefined;
  /** True if an address leads to a page that an export of a part leaves out. */
  isLeftOut(href: string): boolean;
}

/**
 * For each page, by its pathname, the pathnames of the pages to which its links lead. They are in several sets, because
 * pages with the same shell share the set of the shell's links.
 */
export type Targets = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

/**
 * Follows every internal link in the notes of pages as the host would, with its redirects and rewrites. Broken links
 * with the same cause are one finding: a broken target in one CMS field is reported once, with all pages that have the
 * link.
 */
export function checkLinks(input: LinkCheckInput): LinkCheck {
  const { pages, hostRules, missing = new Set(), untraced = new Set() } = input;
  const follow = createFollower(input);
  const groups = new Map<string, Fault & { link: LinkNote; pathnames: Set<string> }>();
  const targets = new Map<string, readonly ReadonlySet<string>[]>();
  const soundShell = createSoundShells(follow);
  let checked = 0;
  let leftOut = 0;
  for (const page of pages) {
    const { pathname, notes } = page;
    const shell = soundShell(notes.shellLinks);
    checked += shell?.checked ?? 0;
    const own = new Set<string>();
    targets.set(pathname, shell ? [shell.targets, own] : [own]);
    for (const link of shell ? notes.links : linksOf(page)) {
      const outcome = follow(link.href, pathname);
      if (outcome === 'external') continue;
      if (outcome === 'left-out') {
        leftOut += 1;
        continue;
      }
      checked += 1;
      if ('page' in outcome && outcome.page) own.add(outcome.page.pathname);
      if (!('code' in outcome) || missing.has(outcome.target)) continue;
      const key = causeOf(outcome, link);
      const group = groups.get(key) ?? { ...outcome, link, pathnames: new Set() };
      groups.set(key, group);
      group.pathnames.add(pathname);
    }
  }
  const nearest = createNearest(
    pages.map((page) => page.pathname),
    hostRules.pathPrefix,
  );
  const findings = [...groups.values()].map(({ link, pathnames, ...fault }) => {
    const isTraced = ![...pathnames].every((pathname) => untraced.has(pathname));
    return findingOf(fault, { link, isTraced, pathnames: [...pathnames], nearest });
  });
  const broken = new Set(Array.from(groups.values(), ({ target }) => target));
  const targetOf = (href: string, pathname: string) => {
    const outcome = follow(href, pathname);
    return typeof outcome === 'object' && 'page' in outcome ? outcome.page?.pathname : undefined;
  };
  const isLeftOut = (href: string) => follow(href, '/') === 'left-out';
  return { findings, checked, leftOut, broken, targets, targetOf, isLeftOut };
}

interface SoundShell {
  /** Number of internal links that were followed. */
  readonly checked: number;
  /** The pages to which the links lead. */
  readonly targets: ReadonlySet<string>;
}

/**
 * Creates a function that follows the links of a shell once for all pages with this shell. It returns undefined if one
 * of the links is broken, leads to a left-out page, or leads to another address on each page. The links of such a shell
 * must be followed for each page.
 */
function createSoundShells(follow: Follow): (links: readonly LinkNote[]) => SoundShell | undefined {
  return perList((links) => {
    if (!links.every(({ href }) => isSameEverywhere(href))) return undefined;
    const outcomes = links.map(({ href }) => follow(href, '/'));
    const internal = outcomes.filter((outcome) => outcome !== 'external');
    const sound = internal.filter((outcome) => typeof outcome === 'object' && 'page' in outcome);
    if (sound.length < internal.length) return undefined;
    return { checked: sound.length, targets: new Set(sound.flatMap(({ page }) => page?.pathname ?? [])) };
  });
}

/**
 * A broken reference. `target` is the address that it resolves to, with the fragment if only the fragment is missing.
 */
interface Fault {
  readonly code: 'broken-link' | 'broken-fragment';
  readonly target: string;
  /** What is wrong with the link, as a complete sentence for the finding's message. */
  readonly reason: string;
  /** What to do. Undefined if the target is an address of this site, for which a similar page can be suggested. */
  readonly hint?: string;
}

/**
 * The outcome of following a link. A sound link has a `page`, which is undefined if the link leads to a file that is no
 * page or, by a redirect, to another site.
 */
type Outcome = { readonly page: LinkedPage | undefined } | 'external' | 'left-out' | Fault;

/**
 * The destination of an address of this site: a file, with its page if the file is the HTML of a page; another site, by
 * a redirect; a page that the export of a part leaves out; or nothing, with the reason. The ids in files other than
 * pages, such as PDFs, are unknown, so that fragments of their addresses are not checked.
 */
type Destination = { readonly page: LinkedPage | undefined } | 'external' | 'left-out' | { readonly reason: string };

/** Follows a reference on the page with this pathname. */
type Follow = (href: string, pathname: string) => Outcome;

function createFollower(input: LinkCheckInput): Follow {
  const { hostRules, site } = input;
  const { origin, host } = new URL(site.origin);
  const find = remembered(createFinder(input, origin));
  const idsOf = createIds();
  // The outcomes of references that mean the same on every page, because a site repeats the same few thousand of them a
  // hundred thousand times.
  const known = new Map<string, Outcome>();

  function outcomeOf(href: string, pathname: string): Outcome {
    const path = applyTrailingSlash(pathname, hostRules.trailingSlash);
    const plain = plainReference(href, path);
    if (plain) return outcomeAt(plain);
    if (!URL.canParse(href, origin + path)) return invalidAddress(href);
    const url = new URL(href, origin + path);
    // A link by http to this site leads to the same page as one by https, because hosts redirect it.
    const isOwn = url.origin === origin || (url.protocol === 'http:' && url.host === host);
    return isOwn ? outcomeAt(url) : (contactFault(url) ?? 'external');
  }

  function outcomeAt(url: OwnAddress): Outcome {
    const destination = find(url.pathname + url.search);
    if (destination === 'external') return { page: undefined };
    if (destination === 'left-out') return destination;
    if ('reason' in destination) return { code: 'broken-link', target: url.pathname, reason: destination.reason };
    const { page } = destination;
    if (!page || hasFragment(idsOf(page), url.hash)) return { page };
    return {
      code: 'broken-fragment',
      target: page.pathname + url.hash,
      reason: `The page has no element with the id "${url.hash.slice(1)}".`,
    };
  }

  return (href, pathname) => {
    const before = known.get(href);
    if (before !== undefined) return before;
    const outcome = outcomeOf(href, pathname);
    if (isSameEverywhere(href)) known.set(href, outcome);
    return outcome;
  };
}

/** The parts of an address of this site, as the class URL names them. */
type OwnAddress = Pick<URL, 'pathname' | 'search' | 'hash'>;

/**
 * Returns the address of a reference that consists only of characters that need no URL parsing: a path, a path with a
 * fragment, or a fragment. Returns undefined for all others. Parsing these references would not change them, and would
 * take most of the time of the link check.
 */
function plainReference(href: string, path: string): OwnAddress | undefined {
  const [, pathname = '', hash = ''] = /^((?:\/[\w-]+)*\/?)(#[\w-]+)?$/.exec(href) ?? [];
  if (pathname !== '') return { pathname, search: '', hash };
  return hash !== '' && /^[\w/-]+$/.test(path) ? { pathname: path, search: '', hash } : undefined;
}

/** True if a reference begins with a slash or a scheme. The meaning of all other references depends on the page. */
export function isSameEverywhere(href: string): boolean {
  return /^(?:\/|[a-z][a-z+.-]*:)/i.test(href);
}

function invalidAddress(href: string): Fault {
  const hint = 'Write a whole address, such as https://www.example.com/page, or choose a page.';
  return { code: 'broken-link', target: href, reason: 'This is not a valid address.', hint };
}

/**
 * Returns the fault of a malformed `mailto:` or `tel:` address (RFC 6068, RFC 3966). Returns undefined for other
 * addresses.
 */
function contactFault({ protocol, pathname, search, href }: URL): Fault | undefined {
  const contact = unescaped(pathname);
  if (protocol === 'mailto:') {
    // An address without a receiver, such as `mailto:?subject=Look`, opens a message that the visitor may send to
    // anybody.
    const isSound = contact === '' ? search !== '' : contact.split(',').every((each) => !emailFault(each.trim()));
    const hint = 'Write an address such as mailto:hello@example.com.';
    return isSound ? undefined : { code: 'broken-link', target: href, reason: 'This is not an email address.', hint };
  }
  if (protocol !== 'tel:' || (/^\+?[\d\s().*#-]+(?:;.*)?$/.test(contact) && /\d/.test(contact))) return undefined;
  const hint = 'Write a number such as tel:+442079460018.';
  return { code: 'broken-link', target: href, reason: 'This is not a telephone number.', hint };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A text with a malformed escape is checked as it is written, and found to be wrong.
  }
}

/**
 * Maximum number of redirects that are followed. A longer chain, which no sensible site has, counts as a redirect
 * circle.
 */
const maxRedirects = 10;

function createFinder({ pages, files, hostRules, leftOut = new Set() }: LinkCheckInput, origin: string) {
  const host = createHost(hostRules);
  const leftOutFiles = pageFiles(leftOut, hostRules);
  const hasFile = (path: string) => files.has(path) || leftOutFiles.has(path);
  const pageAt = new Map(pages.map((page) => [page.pathname, page]));
  const pageOf = new Map(pages.map((page) => [findPageFile(page.pathname, hasFile), page]));
  return (reference: string): Destination => {
    let current = reference;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const answer = host.answer(current, hasFile);
      if (answer.type === 'refused') return { reason: 'This is not a valid address.' };
      if (answer.type === 'missing')
        return {
          reason:
            hops === 0 ? 'No page has this address.' : `It redirects to ${current}, and no page has that address.`,
        };
      if (answer.type === 'file') {
        return leftOutFiles.has(answer.path) ? 'left-out' : { page: pageOf.get(answer.path) };
      }
      // A link to a page that a redirect hides is no broken link, because another check reports the redirect itself.
      const hidden = pageAt.get(stripTrailingSlash(splitPathname(current).pathname));
      if (hidden) return { page: hidden };
      const next = new URL(answer.to, origin + current);
      if (next.origin !== origin) return 'external';
      current = next.pathname + next.search;
    }
    return { reason: 'It redirects in a circle.' };
  };
}

/** Creates a function that follows each address once, even if links lead to several fragments of it. */
function remembered(find: (reference: string) => Destination): (reference: string) => Destination {
  const known = new Map<string, Destination>();
  return (reference) => {
    const destination = known.get(reference) ?? find(reference);
    known.set(reference, destination);
    return destination;
  };
}

function createIds() {
  const sets = new Map<LinkedPage, ReadonlySet<string>>();
  return (page: LinkedPage): ReadonlySet<string> => {
    const known = sets.get(page) ?? new Set(page.notes.ids);
    sets.set(page, known);
    return known;
  };
}

function causeOf({ code, target }: Fault, { from }: LinkNote): string {
  return JSON.stringify([code, target, from?.id, from?.lang, from?.field]);
}

interface FaultContext {
  readonly link: LinkNote;
  /**
   * False if the notes of all pages with the link are unknown. The link may then come from a CMS field even without
   * `from`.
   */
  readonly isTraced: boolean;
  readonly pathnames: readonly string[];
  readonly nearest: Nearest;
}

function findingOf(fault: Fault, { link, isTraced, pathnames, nearest }: FaultContext): Finding {
  const { code, target, reason } = fault;
  const source = isTraced && !link.from ? ' in a template' : '';
  const message = `${linkName(link)}${source} leads to ${target}. ${reason}`;
  const suggested = () => (code === 'broken-fragment' ? fragmentHint(target) : pageHint(target, pathnames, nearest));
  const hint = fault.hint ?? suggested();
  return { code, severity: 'error', message, pathnames, hint, ...(link.from && { document: link.from }) };
}

function fragmentHint(target: string): string {
  return `Give the section of ${target.slice(0, target.indexOf('#'))} that id, or link to the page alone.`;
}

function pageHint(target: string, [first = '']: readonly string[], nearest: Nearest): string {
  const meant = nearest(target, first);
  return meant === undefined || meant === target
    ? 'Choose another page, or publish the missing one.'
    : `Did you mean ${meant}?`;
}
