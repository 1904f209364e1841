import type { Removal, RemovalCause } from '../export/plan/plan-removals.ts';
import { compareTexts } from '../site/by-text.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { PageRole, PublishedPage } from '../site/published-page.ts';
import { changeLimit, changeLimitText } from './change-limit.ts';
import type { MissingPage } from './markets.ts';

export interface RemovalCheckInput {
  readonly published: readonly PublishedPage[];
  readonly removals: readonly Removal[];
  readonly locales: readonly Locale[];
  /** The core pages that markets lack. Each is a finding of its own. */
  readonly missing: readonly Pick<MissingPage, 'locale' | 'role' | 'finding'>[];
}

/**
 * Reports removals that are more likely a mistake than an intention: many pages, a whole locale, a page that no market
 * can do without, or a page whose cause is unknown. A page that has moved and is redirected does not count as removed.
 * The pages of a whole locale are not counted among the many, and what another error reports as missing is not reported
 * again.
 */
export function checkRemovals({ published, removals, locales, missing }: RemovalCheckInput): Finding[] {
  const lost = removals.filter(({ movedTo, isRedirected }) => movedTo === undefined || !isRedirected);
  const lostLocales = wholeLocales(published, lost);
  const inOthers = lost.filter(({ page }) => !lostLocales.has(page.document?.lang ?? ''));
  const errors = missing.filter(({ finding }) => finding.severity === 'error');
  const isTold = (lang: string | undefined, role: PageRole | undefined) =>
    errors.some((each) => each.locale.code === lang && each.role === role);
  const untoldLocales = [...lostLocales].filter(([lang]) => !isTold(lang, 'home'));
  const untold = inOthers.filter(({ page }) => !isTold(page.document?.lang, page.role));
  return [
    ...tooMany(published, inOthers),
    ...untoldLocales.map(([lang, removals]) => lostLocale(nameOf(lang, locales), removals)),
    ...untold.flatMap((removal) => missedRole(removal, locales)),
    ...withoutCause(lost),
  ];
}

function tooMany(published: readonly PublishedPage[], lost: readonly Removal[]): Finding[] {
  if (lost.length <= changeLimit(published.length)) return [];
  const message = `${lost.length} of ${published.length} pages would leave the site: ${causesIn(lost)}. An export removes ${changeLimitText}.`;
  return [finding(message, lost)];
}

const causeNames: Readonly<Record<RemovalCause, string>> = {
  unpublished: 'document unpublished or deleted',
  'uid-changed': 'UID changed',
  'parent-changed': 'parent changed',
  'route-changed': 'route changed',
  'locale-removed': 'locale removed from the configuration',
  'locale-pre-launch': 'locale set to pre-launch',
  'held-back': 'document with an error',
  unknown: 'cause unknown',
};

/** The causes with their page counts, the most frequent first: `UID changed (12), parent changed (3)`. */
function causesIn(removals: readonly Removal[]): string {
  const groups = Array.from(
    Map.groupBy(removals, ({ cause }) => cause),
    ([cause, { length }]) => ({ cause, length }),
  );
  return groups
    .sort((a, b) => b.length - a.length || compareTexts(a.cause, b.cause))
    .map(({ cause, length }) => `${causeNames[cause]} (${length})`)
    .join(', ');
}

/** The locales that lose every page, or that were set to pre-launch, with their removals. */
function wholeLocales(published: readonly PublishedPage[], lost: readonly Removal[]): Map<string, Removal[]> {
  const pages = Map.groupBy(published, ({ document }) => document?.lang ?? '');
  const removed = Map.groupBy(lost, ({ page }) => page.document?.lang ?? '');
  const isWhole = (lang: string, removals: readonly Removal[]) =>
    lang !== '' && (removals.length === pages.get(lang)?.length || removals.some(isPreLaunch));
  return new Map([...removed].filter(([lang, removals]) => isWhole(lang, removals)));
}

function isPreLaunch({ cause }: Removal): boolean {
  return cause === 'locale-pre-launch';
}

function lostLocale(name: string, removals: readonly Removal[]): Finding {
  const withdrawn = removals.find(isPreLaunch);
  if (withdrawn) {
    const message = `All pages of ${name} would leave the search engines, sitemaps and the locale selector. ${withdrawn.reason}`;
    return finding(message, removals);
  }
  return finding(`All ${removals.length} pages of ${name} would leave the site: ${causesIn(removals)}.`, removals);
}

const roleNames: Readonly<Record<PageRole, string>> = {
  home: 'home page',
  pricing: 'pricing page',
  'not-found': '404 page',
};

function missedRole(removal: Removal, locales: readonly Locale[]): Finding[] {
  const { pathname, role, document } = removal.page;
  if (!role) return [];
  const message = `The ${roleNames[role]} of ${nameOf(document?.lang ?? '', locales)} (${pathname}) would leave the site. ${removal.reason}`;
  return [finding(message, [removal])];
}

function withoutCause(lost: readonly Removal[]): Finding[] {
  const unknown = lost.filter(({ cause }) => cause === 'unknown');
  if (unknown.length === 0) return [];
  return [finding(`Helios can't tell why pages would leave the site: ${unknown[0]?.reason}`, unknown)];
}

function nameOf(lang: string, locales: readonly Locale[]): string {
  const locale = locales.find(({ code }) => code === lang);
  return locale ? `${locale.countryName} (${lang})` : lang;
}

const hint =
  'Undo the change in the CMS or the configuration. If the pages are meant to leave, run the same command with --allow-removals.';
const redirectHint = 'With --write-redirects the pages that have moved are redirected, and no longer count.';

function finding(message: string, removals: readonly Removal[]): Finding {
  const [only, ...more] = removals;
  const document = more.length === 0 ? only?.page.document : undefined;
  return {
    code: 'removed-pages',
    severity: 'error',
    message,
    ...(document && { document }),
    pathnames: removals.map(({ page }) => page.pathname).sort(),
    hint: removals.some(({ movedTo }) => movedTo !== undefined) ? `${hint} ${redirectHint}` : hint,
  };
}
