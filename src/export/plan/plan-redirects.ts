import type { Config } from '../../../config/schema.ts';
import type { DocumentOf, Snapshot } from '../../content/content-source.ts';
import { type LinkTarget, type LinkTargetScope, linkRulesOf, linkTarget } from '../../content/meaning/link-target.ts';
import { applyTrailingSlash, splitPathname, stripTrailingSlash } from '../../rules/pathname.ts';
import type { DocumentPlace, Finding, FindingCode } from '../../site/finding.ts';
import { parseReference } from '../../site/links.ts';
import type { Locale } from '../../site/locale.ts';
import { findingPlace, parseAddresses, placeText, type Redirect } from '../../site/redirects.ts';
import type { RoutePlan } from './plan-routes.ts';

export interface RedirectPlanInput {
  /** The redirects of the project's files. */
  readonly written: readonly Redirect[];
  readonly snapshot: Snapshot;
  readonly plan: Pick<RoutePlan, 'routes' | 'locales'>;
  readonly config: Pick<Config, 'site' | 'links'>;
  /** The ids of documents that do not fit their models. */
  readonly malformed: ReadonlySet<string>;
}

export interface RedirectPlan {
  /** One redirect for each address: those without `*` first, then the others, the longest first. */
  readonly redirects: readonly Redirect[];
  readonly findings: readonly Finding[];
}

/**
 * Joins the redirects of the project's files and those of the CMS. Two redirects that contradict each other give a
 * finding.
 */
export function planRedirects({ written, ...input }: RedirectPlanInput): RedirectPlan {
  const edited = readLists(input);
  const withSlash = createSlasher(input);
  const findings = edited.flatMap((each) => ('finding' in each ? [each.finding] : []));
  const taken = new Map<string, Redirect>();
  for (const each of [...written, ...edited]) {
    if ('finding' in each) continue;
    const redirect = { ...each, to: withSlash(each.to) };
    const known = taken.get(redirect.from);
    if (!known) taken.set(redirect.from, redirect);
    else if (known.to !== redirect.to || known.status !== redirect.status) findings.push(conflict(known, redirect));
  }
  return { redirects: inOrder([...taken.values()]), findings };
}

/**
 * Creates a function that writes the target of a redirect with or without a trailing slash, as the site does for its
 * page. A target in the wrong form would be redirected once more, whether it is written as a path or with the site's
 * origin.
 */
function createSlasher({ plan, config: { site } }: Omit<RedirectPlanInput, 'written'>): (to: string) => string {
  const pages = new Set(plan.routes.map(({ pathname }) => pathname));
  return (to) => {
    const path = to.startsWith(`${site.origin}/`) ? to.slice(site.origin.length) : to;
    const isPage = pages.has(stripTrailingSlash(splitPathname(path).pathname));
    return isPage ? applyTrailingSlash(to, site.trailingSlash) : to;
  };
}

/**
 * Orders redirects so that the first that matches is the most specific one, for hosts that take the first. The order
 * of sources can then not hide a redirect behind another one.
 */
function inOrder(redirects: readonly Redirect[]): Redirect[] {
  const isWild = ({ from }: Redirect) => from.endsWith('*');
  const wild = redirects.filter(isWild).sort((a, b) => b.from.length - a.from.length);
  return [...redirects.filter((redirect) => !isWild(redirect)), ...wild];
}

function conflict(first: Redirect, second: Redirect): Finding {
  const [one, other] = [first, second].map(({ to, status, place }) => `to ${to} (${status}) by ${placeText(place)}`);
  return {
    code: 'redirect-conflict',
    severity: 'error',
    message: `${first.from} is redirected ${one}, and ${other}.`,
    ...findingPlace(second.place),
    hint: 'Remove one of the two redirects.',
  };
}

type Edited = Redirect | { readonly finding: Finding };

/** The redirects of all redirect lists of the CMS. A row without any value is left out. */
function readLists({ snapshot, plan, config, malformed }: Omit<RedirectPlanInput, 'written'>): Edited[] {
  const routes = new Map(plan.routes.map((route) => [route.documentId, route]));
  const rules = linkRulesOf(config, plan.locales);
  const routeOf = (id: string) => routes.get(id);
  return plan.locales.flatMap((locale) =>
    snapshot.documentsOf('redirect_list', locale.code).flatMap((list) => {
      if (malformed.has(list.id)) return [{ finding: unreadable(list) }];
      return list.data.redirects.flatMap((row, index) => readRow(row, { list, index, locale, rules, routeOf }));
    }),
  );
}

type RedirectList = DocumentOf<'redirect_list'>;
type Row = RedirectList['data']['redirects'][number];

interface RowContext extends LinkTargetScope {
  readonly list: RedirectList;
  readonly index: number;
  readonly locale: Locale;
}

function readRow({ from, to, is_temporary }: Row, context: RowContext): Edited[] {
  const { list, index, locale, rules } = context;
  const placeIn = (field: string) => placeOf(list, `redirects[${index}].${field}`);
  const written = (from ?? '').trim();
  const target = linkTarget(to, context);
  if (written === '' && target === undefined) return [];
  const source = parseReference(written, locale.urlCode, rules);
  if (source.kind !== 'internal') {
    const message = `A redirect begins at "${written}", which is not a path of this site.`;
    return [invalid(message, placeIn('from'), 'Write the old address as a path, such as /old-page.')];
  }
  if (target?.kind !== 'address') return [withoutTarget(source.href, target, placeIn('to'))];
  const parsed = parseAddresses({ from: source.href, to: target.href });
  if (parsed.ok) {
    const status = is_temporary ? 302 : 301;
    return [{ from: parsed.from, to: parsed.to, status, place: { document: placeIn('from') } }];
  }
  const { part, expected, example } = parsed.fault;
  const [name, seen] = part === 'from' ? ['old address', written] : ['target', target.href];
  return [invalid(`The ${name} of a redirect must be ${expected}, not "${seen}".`, placeIn(part), `Write ${example}.`)];
}

/** The finding about a redirect whose target is empty, a file, or a document without a page. */
function withoutTarget(from: string, target: LinkTarget | undefined, place: DocumentPlace): Edited {
  if (target?.kind === 'fault') {
    const { code, hint } = target.fault;
    const message = `The redirect from ${from} ${faults[code] ?? 'has no target'}.`;
    return { finding: { code: 'broken-redirect', severity: 'error', message, document: place, ...(hint && { hint }) } };
  }
  if (target) {
    const hint = 'Put the file into the folder public/ and write its path, or choose a page.';
    return invalid(`The redirect from ${from} leads to a file of the media library.`, place, hint);
  }
  return invalid(`The redirect from ${from} has no target.`, place, 'Choose a page or an address, or remove the row.');
}

const faults: Partial<Record<FindingCode, string>> = {
  'broken-link': 'leads to a document that was deleted or unpublished',
  'no-document-found': 'leads to a document that has no page on this site',
  'unsafe-link': 'has an address that is not allowed',
};

/**
 * The finding about a list whose data can't be trusted. It blocks publishing, because the site would lose all redirects of
 * the list.
 */
function unreadable(list: RedirectList): Finding {
  const message = 'No redirect of this list can be read, because the list does not fit its model.';
  return invalid(message, placeOf(list), 'Correct the fields that the findings of this document name.').finding;
}

function invalid(message: string, document: DocumentPlace, hint: string): { readonly finding: Finding } {
  return { finding: { code: 'invalid-redirect', severity: 'error', message, document, hint } };
}

function placeOf({ id, type, uid, lang }: RedirectList, field?: string): DocumentPlace {
  return { id, type, uid, lang, ...(field !== undefined && { field }) };
}
