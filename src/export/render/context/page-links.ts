import { applyTrailingSlash, joinPathname } from '../../../rules/pathname.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import { linkFinding, resolveLink } from '../resolve-link.ts';
import { noteFile } from './page-media.ts';
import type { PageWork } from './page-work.ts';

type PageLinks = Pick<PageContext, 'link' | 'variants'>;

/** Creates the part of a page context that gives links. Each link is noted with the field that it comes from. */
export function pageLinks(work: PageWork): PageLinks {
  const { route, scope, notes } = work;
  const { reader, config, linkRules: rules, routeOf } = scope;
  return {
    variants: variantsOf(work),
    link(field) {
      if (!field) return undefined;
      const words = reader.linkWords(field);
      const outcome = resolveLink(field, { route, rules, config, routeOf, words });
      if (!outcome) return undefined;
      if ('id' in field && field.id) notes.reads.add({ kind: 'route', documentId: field.id });
      const from = reader.locateField(field);
      if ('fault' in outcome) {
        notes.findings.push(linkFinding(outcome.fault, from, route));
        return undefined;
      }
      if (field.link_type === 'Media') noteFile(field, outcome.link.href, work);
      notes.links.push({ href: outcome.link.href, ...words, from });
      return outcome.link;
    },
  };
}

/**
 * Lists all launched locales and the page's own, each with the address of the page's translation, or of the locale's
 * home page if there is no translation.
 */
function variantsOf({ route, scope: { locales, config } }: PageWork): PageContext['variants'] {
  const { pathPrefix, trailingSlash } = config.site;
  return locales
    .filter((locale) => !locale.isPreLaunch || locale.code === route.locale.code)
    .map((locale) => {
      const own = locale.code === route.locale.code ? route.pathname : undefined;
      const translation = own ?? route.alternates.find((each) => each.locale.code === locale.code)?.pathname;
      const pathname = translation ?? joinPathname(pathPrefix, locale.urlCode, '/');
      return { locale, href: applyTrailingSlash(pathname, trailingSlash), isTranslation: translation !== undefined };
    });
}
