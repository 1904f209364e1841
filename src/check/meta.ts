import type { Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute, textIn } from './route-document.ts';

/**
 * The largest lengths, in characters. Search engines cut a title after about 600 pixels and a description after about
 * 920, which are 60 to 70 and 155 to 170 characters of Latin text.
 */
const maxLengths = { title: 70, description: 170 };

type Kind = keyof typeof maxLengths;

interface Meta {
  readonly route: Route;
  readonly kind: Kind;
  readonly text: string;
  /** The field that has the text. */
  readonly field: string;
}

/**
 * Reports titles and descriptions that search engines can't use well: those that several pages of a locale share, once
 * with all of these pages, and those that are too long. Pages that search engines do not list are not checked.
 */
export function checkMeta(snapshot: Snapshot, routes: readonly Route[]): Finding[] {
  const metas = routes.filter(({ isIndexable }) => isIndexable).flatMap((route) => metasOf(route, snapshot));
  const groups = Map.groupBy(metas, ({ route, kind, text }) => `${route.locale.code} ${kind} ${text.toLowerCase()}`);
  return [...[...groups.values()].flatMap(duplicate), ...metas.flatMap(tooLong)];
}

function metasOf(route: Route, snapshot: Snapshot): Meta[] {
  const data = snapshot.facts(route.documentId)?.data;
  if (!data) return [];
  // The page shows its title if it has no meta title.
  const titleField = textIn(data, 'meta_title') === '' ? 'title' : 'meta_title';
  const metas: Meta[] = [
    { route, kind: 'title', field: titleField, text: textIn(data, titleField) },
    { route, kind: 'description', field: 'meta_description', text: textIn(data, 'meta_description') },
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
  const { route, kind, text } = meta;
  const length = [...text].length;
  if (length <= maxLengths[kind]) return [];
  return [
    {
      code: 'long-meta',
      severity: 'warning',
      message: `The ${kind} of ${route.pathname} has ${length} characters. Search engines show about ${maxLengths[kind]}.`,
      document: placeOfRoute(route, meta.field),
      pathnames: [route.pathname],
      hint: `Shorten it to ${maxLengths[kind]} characters, or put what matters first.`,
    },
  ];
}
