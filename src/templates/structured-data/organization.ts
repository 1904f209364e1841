import type { ContactPointLeaf, OrganizationLeaf } from 'schema-dts';
import type { Locale } from '../../site/locale.ts';
import { presentLinks } from '../components/present-links.ts';
import { homeHref } from '../home-href.ts';
import type { PageContext } from '../page-context.ts';
import { absolute, node, organizationReference } from './thing.ts';

/**
 * The company behind the site. Every page contains a short node; the home page and the "about" page contain the full
 * one.
 */
export function organization(page: PageContext, logo: string): OrganizationLeaf {
  const { site, route } = page;
  const isInFull = route.path === '/' || route.name === '/about';
  return {
    '@type': 'Organization',
    ...organizationReference(page),
    name: site.name,
    url: absolute(page, homeHref({ site, locale: defaultLocale(page) })),
    logo: absolute(page, logo),
    ...(isInFull && contacts(page)),
  };
}

/**
 * All pages give the address of the default locale's home page, because the address above all locales (`/`) is only a
 * redirect.
 */
function defaultLocale({ variants, locale }: PageContext): Locale {
  return variants.find((variant) => variant.locale.isDefault)?.locale ?? locale;
}

function contacts(page: PageContext): Pick<OrganizationLeaf, 'sameAs' | 'contactPoint'> {
  const settings = page.single('locale_settings')?.data;
  const profiles = presentLinks(page, settings?.social_links).map(({ href }) => href);
  const { contact_email: email, contact_phone: telephone } = settings ?? {};
  return {
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...((email || telephone) && {
      contactPoint: node<ContactPointLeaf>({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: email || undefined,
        telephone: telephone || undefined,
        availableLanguage: page.locale.language,
      }),
    }),
  };
}
