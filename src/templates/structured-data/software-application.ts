import type { OfferLeaf, SoftwareApplicationLeaf, UnitPriceSpecification } from 'schema-dts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';
import { node, organizationReference } from './thing.ts';

/**
 * Structured data of the product and of its plans with prices. Only pages that show the prices contain it: Google
 * forbids markup for prices that visitors can't see.
 */
export function softwareApplication(
  page: PageContext,
  { data }: DocumentOf<'page' | 'landing_page'>,
): SoftwareApplicationLeaf | undefined {
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

/**
 * Offers with the prices that a page shows first: the yearly price if the plan has one. Prices have a dot before the
 * cents in every language.
 */
function offersOf(page: PageContext): OfferLeaf[] {
  const pricing = page.single('pricing')?.data;
  const priceCurrency = pricing?.currency || page.locale.currency;
  return (pricing?.plans ?? []).flatMap(({ name, monthly, yearly, unit }) => {
    const amount = yearly ?? monthly;
    if (!name || amount === null) return [];
    const price = { price: amount.toFixed(2), priceCurrency };
    const priceSpecification = node<UnitPriceSpecification>({
      '@type': 'UnitPriceSpecification',
      ...price,
      unitText: unit || undefined,
      // Undefined for a free plan, which has no billing period.
      billingDuration: amount > 0 ? (yearly === null ? 'P1M' : 'P1Y') : undefined,
    });
    return [node<OfferLeaf>({ '@type': 'Offer', name, ...price, priceSpecification })];
  });
}
