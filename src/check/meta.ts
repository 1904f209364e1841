import type { Snapshot } from '../content/content-source.ts';
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
  const metas = routes.filter(({ isIndexable }) => isIndexable).flatMap((route) => metasOf(route, snapshot, site.name));
  const groups = Map.groupBy(metas, ({ route, kind, text }) => `${route.locale.code} ${kind} ${text.toLowerCase()}`);
  return [...[...groups.values()].flatMap(duplicate), ...metas.flatMap(tooLong)];
}

function metasOf(route: Route, snapshot: Snapshot, siteName: string): Meta[] {
  const data = snapshot.facts(route.documentId)?.data;
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
