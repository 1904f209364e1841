import type { Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute } from './route-document.ts';

/**
 * Reports each page that names another page as its translation while that page does not name it. Search engines then ignore
 * the pair (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function checkTranslationPairs(routes: readonly Route[], snapshot: Snapshot): Finding[] {
  const byDocument = new Map(routes.map((route) => [route.documentId, route]));
  const translations = new Map(snapshot.heads().map(({ id, alternates }) => [id, alternates.map((each) => each.id)]));
  return routes.flatMap((route) =>
    (translations.get(route.documentId) ?? [])
      .filter((id) => !translations.get(id)?.includes(route.documentId))
      .flatMap((id) => byDocument.get(id) ?? [])
      .map((other) => findingOf(route, other)),
  );
}

function findingOf(route: Route, other: Route): Finding {
  return {
    code: 'one-way-translation',
    severity: 'warning',
    message: `${route.pathname} names ${other.pathname} as its translation, but not the other way round.`,
    document: placeOfRoute(route),
    pathnames: [route.pathname, other.pathname],
    hint: 'Publish both documents again, so that the CMS lists each among the translations of the other.',
  };
}
