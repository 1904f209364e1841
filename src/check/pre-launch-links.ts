import type { Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute } from './route-document.ts';

/** Reports the fields by which a page of a launched market leads to a document of a market that is in pre-launch. */
export function checkPreLaunchLinks(
  routes: readonly Route[],
  { snapshot, locales }: { readonly snapshot: Snapshot; readonly locales: readonly Locale[] },
): Finding[] {
  const hidden = new Set(locales.filter(({ isPreLaunch }) => isPreLaunch).map(({ code }) => code));
  const heads = new Map(snapshot.heads().map((head) => [head.id, head]));
  return routes
    .filter(({ locale }) => !hidden.has(locale.code))
    .flatMap((route) =>
      (snapshot.facts(route.documentId)?.relationships ?? []).flatMap(({ field, target }) => {
        const head = heads.get(target);
        return head && hidden.has(head.lang) ? [findingOf(route, field, head)] : [];
      }),
    );
}

function findingOf(
  route: Route,
  field: string,
  { type, uid, lang }: { type: string; uid: string | null; lang: string },
): Finding {
  return {
    code: 'pre-launch-link',
    severity: 'warning',
    message: `${route.pathname} leads to the ${type} "${uid ?? type}" of ${lang}, which is in pre-launch.`,
    document: placeOfRoute(route, field),
    pathnames: [route.pathname],
    hint: `Link to a document of ${route.locale.code}, or launch ${lang} in its locale settings.`,
  };
}
