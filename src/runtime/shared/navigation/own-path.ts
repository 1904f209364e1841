import { pageNameProperty } from '../../../rules/markup.ts';
import { parseSitePath } from '../visit/place.ts';

/** The page's own pathname. On wildcard, error and offline pages it differs from the pathname of the address. */
export function ownPath(): string {
  const url = metaContent('og:url');
  return url ? new URL(url).pathname : location.pathname;
}

/** The page's name, which all locales share: `/pricing`, and `/` for home. */
export function ownName(pathPrefix: string): string {
  return metaContent(pageNameProperty) ?? parseSitePath(ownPath(), pathPrefix).path;
}

function metaContent(property: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`[property="${property}"]`)?.content;
}
