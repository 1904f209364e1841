import { localeCookie } from '../../rules/locale-cookie.ts';
import { currentConsent } from '../shared/consent/consent.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';
import { daySeconds, writeCookies } from '../shared/cookie.ts';

/**
 * Remembers the locale that a visitor picks in the locale selector, so that `/` leads there. This requires consent to
 * functionality; the consent script deletes the cookie when that is withdrawn.
 */
export function attachLocaleMemory({ pathPrefix }: { readonly pathPrefix: string }): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (!link || !allowsMemory(currentConsent())) return;
      writeCookies([{ name: localeCookie, value: urlCodeOf(link.pathname, pathPrefix), maxAge: maxAgeSeconds }]);
    },
    { capture: true },
  );
}

/** The lifetime of the cookie with the picked locale, as the cookie policies of all locales state it. */
const maxAgeSeconds = 365 * daySeconds;

function allowsMemory({ allowed, categories }: ConsentPreferences): boolean {
  return allowed && categories.functionality;
}

/** The URL code in a pathname of the site: `fr-be` in `/helios/fr-be/pricing`. */
function urlCodeOf(pathname: string, pathPrefix: string): string {
  return pathname.slice(pathPrefix.length).split('/')[1] ?? '';
}
