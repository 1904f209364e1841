import type { Snapshot } from '../content/content-source.ts';
import type { DocumentFacts } from '../content/document-facts.ts';
import type { Finding } from '../site/finding.ts';
import { fullTitle } from '../site/full-title.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute, textIn } from './route-document.ts';
import { textWidth } from './text-width.ts';

/** The room that search engines have for a text on a desktop, in CSS pixels, and the font size of the text. */
const places = { title: { maxPixels: 580, fontSize: 20 }, description: { maxPixels: 920, fontSize: 14 } };

type Kind = keyof typeof places;

interface Meta {
  readonly route: Route;
  readonly kind: Kind;
  readonly text: string;
  /** The text as search results show it. */
  readonly shown: string;
  /** The field that has the text. */
  readonly field: string;
}

/**
 * Reports titles and descriptions that search engines can't use well: those that several pages of a locale share, once
 * with all of these pages, and those that are too long. Pages that search engines do not list are not checked.
 */
export function checkMeta(snapshot: Snapshot, routes: readonly Route[], site: { readonly name: string }): Finding[] {
  const metas = routes
    .filter(({ isIndexable }) => isIndexable)
    .flatMap((route) => metasOf(route, snapshot.facts(route.documentId)?.data, site.name));
  const groups = Map.groupBy(metas, keyOf);
  return [...[...groups.values()].flatMap(duplicate), ...metas.flatMap(tooLong)];
}

/** A page whose title or description may have changed, with the facts of its document before the change and after it. */
export interface EditedPage {
  readonly route: Route;
  readonly before: Pick<DocumentFacts, 'data'>;
  readonly after: Pick<DocumentFacts, 'data'>;
}

/**
 * True if it is certain that edited pages have the same findings as before, because each text that has changed was a text of
 * its page alone, is so again, and was and is short enough. Nothing is measured of other pages, and so this takes a
 * fraction of the time of `checkMeta`. `snapshot` has the documents after the edit.
 */
export function keepsMetaFindings(
  edited: readonly EditedPage[],
  { snapshot, routes, site }: { snapshot: Snapshot; routes: readonly Route[]; site: { readonly name: string } },
): boolean {
  const changes = edited.filter(({ route }) => route.isIndexable).map((page) => changedMetas(page, site.name));
  const before = changes.flatMap((change) => change.before);
  const after = changes.flatMap((change) => change.after);
  if ([before, after].some((metas) => new Set(metas.map(keyOf)).size < metas.length)) return false;
  const all = [...before, ...after];
  if (all.some((meta) => tooLong(meta).length > 0)) return false;
  const taken = new Set(all.map(keyOf));
  const own = new Set(after.map(placeOf));
  const locales = new Set(all.map(({ route }) => route.locale.code));
  const others = routes.filter(({ isIndexable, locale }) => isIndexable && locales.has(locale.code));
  return others.every((route) =>
    metasOf(route, snapshot.facts(route.documentId)?.data, site.name).every(
      (meta) => !taken.has(keyOf(meta)) || own.has(placeOf(meta)),
    ),
  );
}

/** The title and the description of a page that are not the same before and after. */
function changedMetas({ route, before, after }: EditedPage, siteName: string): Record<'before' | 'after', Meta[]> {
  const [old, fresh] = [before, after].map(({ data }) => metasOf(route, data, siteName));
  const isIn = (metas: readonly Meta[] = [], { text, field }: Meta) =>
    metas.some((meta) => meta.text === text && meta.field === field);
  return {
    before: old?.filter((meta) => !isIn(fresh, meta)) ?? [],
    after: fresh?.filter((meta) => !isIn(old, meta)) ?? [],
  };
}

function placeOf({ kind, route }: Meta): string {
  return `${kind} ${route.pathname}`;
}

/** Metas with the same key are duplicates. */
function keyOf({ route, kind, text }: Meta): string {
  return `${route.locale.code} ${kind} ${text.toLowerCase()}`;
}

function metasOf(route: Route, data: object | undefined, siteName: string): Meta[] {
  if (!data) return [];
  // The page shows its title if it has no meta title.
  const titleField = textIn(data, 'meta_title') === '' ? 'title' : 'meta_title';
  const title = textIn(data, titleField);
  const description = textIn(data, 'meta_description');
  const metas: Meta[] = [
    { route, kind: 'title', field: titleField, text: title, shown: fullTitle(title, siteName) },
    { route, kind: 'description', field: 'meta_description', text: description, shown: description },
  ];
  return metas.filter(({ text }) => text !== '');
}

function duplicate(group: readonly Meta[]): Finding[] {
  const [first] = group;
  if (!first || group.length === 1) return [];
  const { route, kind, text } = first;
  return [
    {
      code: 'duplicate-meta',
      severity: 'warning',
      message: `${group.length} pages of ${route.locale.code} have the ${kind} "${text}".`,
      document: placeOfRoute(route, first.field),
      pathnames: group.map((meta) => meta.route.pathname),
      hint: `Give each of these pages a ${kind} of its own, so that search results tell them apart.`,
    },
  ];
}

function tooLong(meta: Meta): Finding[] {
  const { route, kind, shown } = meta;
  const { maxPixels, fontSize } = places[kind];
  const pixels = Math.round(textWidth(shown, fontSize));
  if (pixels <= maxPixels) return [];
  return [
    {
      code: 'long-meta',
      severity: 'warning',
      message: `The ${kind} of ${route.pathname} is ${pixels} pixels wide in search results, which show ${maxPixels}: "${shown}"`,
      document: placeOfRoute(route, meta.field),
      pathnames: [route.pathname],
      hint: `Shorten it by about ${Math.ceil([...shown].length * (1 - maxPixels / pixels))} characters, or put what matters first.`,
    },
  ];
}
