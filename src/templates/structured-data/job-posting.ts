import type { Country, JobPosting, MonetaryAmount, PlaceLeaf, PostalAddress, QuantitativeValueLeaf } from 'schema-dts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';
import { countryCode, countryName } from './country.ts';
import { richTextHtml } from './rich-text-html.ts';
import { node, organizationReference } from './thing.ts';

type Job = DocumentOf<'job'>['data'];

/**
 * The `JobPosting` node of an open position, for its own page only. Undefined without a title, a description or a
 * place, or for remote work without a country.
 */
export function jobPosting(page: PageContext, document: DocumentOf<'job'>): JobPosting | undefined {
  const { data, uid } = document;
  const description = richTextHtml(data.description, data.summary);
  const where = whereOf(data);
  if (!data.title || !description || !where) return undefined;
  const application = page.link(data.apply_url);
  return node<JobPosting>({
    '@type': 'JobPosting',
    title: data.title,
    description,
    identifier: { '@type': 'PropertyValue', name: page.site.name, value: uid },
    datePosted: data.posted ?? document.first_publication_date.slice(0, 10),
    // Applications are accepted until the end of the day `valid_through`.
    validThrough: data.valid_through ? `${data.valid_through}T23:59:59+00:00` : undefined,
    employmentType: data.employment_type ? employmentTypes[data.employment_type] : undefined,
    hiringOrganization: organizationReference(page),
    ...where,
    baseSalary: salaryOf(data, page.locale.currency),
    directApply: application && !application.isExternal,
  });
}

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
} as const satisfies Record<NonNullable<Job['employment_type']>, string>;

type Where = Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'>;

function whereOf({ workplace, locations }: Job): Where | undefined {
  if (workplace === 'remote') {
    const countries = [...new Set(locations.flatMap(({ country }) => (country ? countryName(country) : [])))];
    if (countries.length === 0) return undefined;
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name): Country => ({ '@type': 'Country', name })),
    };
  }
  const places = locations.flatMap(({ city, country }) => (country ? placeOf(city, country) : []));
  return places.length > 0 ? { jobLocation: places } : undefined;
}

function placeOf(city: string | null, country: string): PlaceLeaf {
  const addressCountry = countryCode(country);
  const address = node<PostalAddress>({ '@type': 'PostalAddress', addressLocality: city || undefined, addressCountry });
  return { '@type': 'Place', address };
}

function salaryOf({ salary_min: min, salary_max: max, salary_unit: unit, ...job }: Job, currency: string) {
  if (unit === null || (min === null && max === null)) return undefined;
  const isRange = min !== null && max !== null && min !== max;
  return node<MonetaryAmount>({
    '@type': 'MonetaryAmount',
    currency: job.salary_currency || currency,
    value: node<QuantitativeValueLeaf>({
      '@type': 'QuantitativeValue',
      ...(isRange ? { minValue: min, maxValue: max } : { value: min ?? max ?? undefined }),
      unitText: unit.toUpperCase(),
    }),
  });
}
