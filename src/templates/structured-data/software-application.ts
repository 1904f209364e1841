import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';
import { organizationReference, type Thing } from './thing.ts';

/** What is sold, with the plans that have a price, on pages that show them: a price nobody can read is against the rules. */
export function softwareApplication(
  page: PageContext,
  { data }: DocumentOf<'page' | 'landing_page'>,
): Thing | undefined {
  const showsPrices = data.slices.some(({ slice_type }) => slice_type === 'pricing_table');
  const offers = showsPrices ? offersOf(page) : [];
  if (offers.length === 0) return undefined;
  return {
    '@type': 'SoftwareApplication',
    name: page.site.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, iOS, Android',
    publisher: organizationReference(page),
    offers,
  };
}

/** Prices as numbers with a dot, whatever the language. */
function offersOf(page: PageContext): Thing[] {
  const pricing = page.single('pricing')?.data;
  const priceCurrency = pricing?.currency || page.locale.currency;
  return (pricing?.plans ?? []).flatMap(({ name, monthly }) =>
    name && monthly !== null ? [{ '@type': 'Offer', name, price: monthly.toFixed(2), priceCurrency }] : [],
  );
}
