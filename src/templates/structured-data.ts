import { scriptJson } from '../rules/html.ts';
import { absoluteUrl, type HeadInput } from './head.ts';

/** A plan with a price, as search engines may show it. */
export interface Offer {
  readonly name: string;
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

type Node = Readonly<Record<string, unknown>>;

/** The page's JSON-LD: one graph, its parts naming each other by `@id`. */
export function structuredData(input: HeadInput): string {
  const graph = [organization(input), ...webSite(input), ...breadcrumbs(input), ...software(input)];
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}

function organization({ site, logo }: HeadInput): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId({ site }),
    name: site.name,
    url: `${site.origin}${site.pathPrefix}`,
    logo: new URL(logo, site.origin).href,
  };
}

function organizationId({ site }: Pick<HeadInput, 'site'>): string {
  return `${site.origin}${site.pathPrefix}#organization`;
}

function webSite(input: HeadInput): Node[] {
  const { route, site } = input;
  if (route.path !== '/') return [];
  const url = absoluteUrl(site, route.pathname);
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: site.name,
      url,
      inLanguage: route.locale.htmlLang,
      publisher: { '@id': organizationId(input) },
    },
  ];
}

function breadcrumbs({ site, crumbs }: HeadInput): Node[] {
  if (crumbs.length < 2) return [];
  const itemListElement = crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href && { item: new URL(href, site.origin).href }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function software(input: HeadInput): Node[] {
  const { site, offers } = input;
  if (offers.length === 0) return [];
  return [
    {
      '@type': 'SoftwareApplication',
      name: site.name,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, iOS, Android',
      publisher: { '@id': organizationId(input) },
      offers: offers.map(({ name, price, currency }) => ({
        '@type': 'Offer',
        name,
        price: price.toFixed(2),
        priceCurrency: currency,
      })),
    },
  ];
}
