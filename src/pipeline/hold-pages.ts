import type { SiteConfig } from '../../config/schema.ts';
import type { PublishedRelease } from '../export/output/published-release.ts';
import { filesOf, type PageRecord } from '../export/render/page-record.ts';
import type { RenderedPages } from '../export/render/render-pages.ts';
import { byText } from '../site/by-text.ts';
import type { Finding, FindingCode } from '../site/finding.ts';
import { readPageFacts } from '../site/page-facts.ts';
import { pageFileOf } from '../site/page-file.ts';
import { pageWords } from '../site/page-words.ts';
import type { PublishedPage } from '../site/published-page.ts';
import type { Route } from '../site/route.ts';
import { causesAmong } from './merge-findings.ts';
import { takePage } from './page-in-release.ts';

/** A page that goes out as it was published, because its new version has errors. */
export interface HeldPage {
  readonly pathname: string;
  /** The id of the release in which the page was published as it is. */
  readonly release: string;
  /** The errors because of which the page is held. They do not block publishing. */
  readonly causes: readonly Finding[];
}

export interface HoldInput {
  readonly routes: readonly Route[];
  readonly pages: RenderedPages;
  /** The findings about documents and routes. */
  readonly findings: readonly Finding[];
  /** The release that `out` shows. Undefined if no page can be held. */
  readonly published: PublishedRelease | undefined;
  /**
   * The settings of this export. `trailingSlash` determines the names of pages' files, and may differ in an earlier
   * release.
   */
  readonly site: HoldSite;
}

type HoldSite = Pick<SiteConfig, 'name' | 'trailingSlash'>;

export interface HeldPages {
  readonly held: readonly HeldPage[];
  /** The routes. Those of held pages have the date of the published version, which goes out again. */
  readonly routes: readonly Route[];
  /** All pages. Held pages are as they were published. */
  readonly pages: RenderedPages;
  /** All findings of the input and of rendering. An error because of which a page is held has become a warning. */
  readonly findings: readonly Finding[];
}

/** The errors of a document or of its route because of which its page is held. */
const documentFaults: ReadonlySet<FindingCode> = new Set([
  'invalid-document',
  'unknown-slice',
  'unsafe-uid',
  'duplicate-pathname',
  'no-document-found',
]);

/** The errors of a rendered page because of which it is held. */
const pageFaults: ReadonlySet<FindingCode> = new Set([
  'render-failed',
  'invalid-page',
  'missing-heading',
  'unknown-slice',
]);

/** The ids of the documents with an error because of which their pages are held. */
export function invalidDocuments(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.flatMap((finding) => (isDocumentFault(finding) ? (finding.document?.id ?? []) : [])));
}

/**
 * Holds each page that has an error: its files in the published release go out again. A page that was never published
 * can't be held, so its errors remain errors.
 */
export async function holdPages(input: HoldInput): Promise<HeldPages> {
  const { routes, pages, findings, published, site } = input;
  const all = causesAmong([...findings, ...pages.findings]);
  if (!published) return { held: [], routes, pages, findings: all };
  const causesOf = createCauses(all, pages.records);
  const replaced = new Map<string, Replacement>();
  for (const route of routes) {
    const causes = causesOf(route);
    const replacement = causes.length > 0 ? await replacementOf(route, published, site) : undefined;
    if (replacement) replaced.set(route.pathname, { ...replacement, causes });
  }
  const held = Array.from(replaced, ([pathname, { release, causes }]) => ({ pathname, release, causes }));
  const heldCauses = new Set(held.flatMap(({ causes }) => causes));
  // A circle of parents is one error of all its pages. It remains an error if one of these pages can't be held.
  const isHeld = (cause: Finding) =>
    heldCauses.has(cause) && (!isCircle(cause) || cause.pathnames?.every((pathname) => replaced.has(pathname)));
  return {
    held,
    routes: routes.map((route) => ({ ...route, ...replaced.get(route.pathname)?.route })),
    pages: replacePages(pages, replaced),
    findings: [...all.filter((finding) => !isHeld(finding)), ...held.flatMap(heldFindings)],
  };
}

interface Replacement {
  readonly release: string;
  readonly record: PageRecord;
  /** The properties of the route that a held page takes from its published version. */
  readonly route: Pick<Route, 'lastModified' | 'isIndexable'>;
  readonly causes: readonly Finding[];
}

function isDocumentFault({ code, severity }: Finding): boolean {
  return severity === 'error' && documentFaults.has(code);
}

/** True for the error about a circle of parents. It is one error for all pages of the circle. */
function isCircle({ code }: Finding): boolean {
  return code === 'circular-parent';
}

/** Creates a function that returns the errors because of which the page of a route is held. */
function createCauses(findings: readonly Finding[], records: readonly PageRecord[]): (route: Route) => Finding[] {
  const ofDocument = Map.groupBy(findings.filter(isDocumentFault), ({ document }) => document?.id);
  const circles = findings.filter(isCircle);
  const failures = findings.filter(({ code }) => code === 'render-failed');
  const ofPage = new Map(failures.map((finding) => [finding.pathnames?.[0], finding]));
  const notes = new Map(records.map((record) => [record.pathname, record.notes.findings]));
  return ({ documentId, pathname }) => {
    const circle = circles.find(({ pathnames }) => pathnames?.includes(pathname));
    const faults = [...(ofDocument.get(documentId) ?? []), ...(circle ? [circle] : [])];
    if (faults.length > 0) return faults;
    const failed = ofPage.get(pathname);
    const noted = (notes.get(pathname) ?? []).filter(
      ({ code, severity }) => severity === 'error' && pageFaults.has(code),
    );
    return [...(failed ? [failed] : []), ...noted];
  };
}

async function replacementOf({ pathname, locale, kind }: Route, published: PublishedRelease, site: HoldSite) {
  const page = published.manifest.pages.find((each) => each.pathname === pathname);
  const taken = page && (await takePage(pathname, published));
  if (!page || !taken) return undefined;
  return {
    release: page.heldFrom ?? published.id,
    record: {
      pathname,
      page: { ...taken.page, path: pageFileOf(pathname, site.trailingSlash) },
      companions: taken.companions,
      notes: notesOf(taken.html, page, site.name),
    },
    route: { lastModified: page.lastModified, isIndexable: page.isIndexable && kind === 'page' && !locale.isPreLaunch },
  };
}

/**
 * Returns the notes of a held page: its links, ids and words. Images and media files are already among its
 * `companions`.
 */
function notesOf(html: string, { document }: PublishedPage, siteName: string): PageRecord['notes'] {
  const facts = readPageFacts(html);
  const { links, ids } = facts;
  const traced = links.map((link) => ({ ...link, from: document }));
  return {
    shellReads: [],
    reads: [],
    shellLinks: [],
    links: traced,
    images: [],
    drawn: [],
    files: [],
    ids,
    islands: [],
    words: pageWords(facts, siteName),
    findings: [],
  };
}

function replacePages(pages: RenderedPages, replaced: ReadonlyMap<string, Replacement>): RenderedPages {
  const others = pages.records.filter(({ pathname }) => !replaced.has(pathname));
  const records = [...others, ...Array.from(replaced.values(), ({ record }) => record)];
  return {
    ...pages,
    records: records.sort(byText(({ pathname }) => pathname)),
    files: records.flatMap(filesOf),
    findings: [],
  };
}

/**
 * Makes a finding for each error of a held page. `mergeFindings` later merges those of an error that many pages share.
 */
function heldFindings({ pathname, release, causes }: HeldPage): Finding[] {
  return causes.map(({ message, document, source, hint }) => ({
    code: 'held-page',
    severity: 'warning',
    message: `The page stays as it was in the release ${release}. ${message}`,
    ...(document && { document }),
    ...(source && { source }),
    pathnames: [pathname],
    ...(hint && { hint }),
  }));
}
