import { z } from 'zod';

/**
 * What Google Search Central requires and recommends of each kind (developers.google.com/search/docs/appearance/
 * structured-data/…, one page a kind). Strict: a property that is not there, or spelled otherwise, is an error.
 */
const url = z.url({ protocol: /^https$/ });
const words = z.string().min(1);
const date = z.iso.date();
const moment = z.iso.datetime({ offset: true, local: false });
const country = z.string().regex(/^[A-Z]{2}$/);
const us = z.strictObject({ '@id': z.literal('https://www.helios.example/helios#organization') });

/** …/structured-data/organization */
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  ...us.shape,
  name: words,
  url,
  logo: url,
  sameAs: z.array(url).min(1).optional(),
  contactPoint: z
    .strictObject({
      '@type': z.literal('ContactPoint'),
      contactType: words,
      email: z.email().optional(),
      telephone: z.string().startsWith('+').optional(),
      availableLanguage: z.string().length(2),
    })
    .optional(),
});

/** …/site-names */
const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name: words,
  url,
  inLanguage: words,
  publisher: us,
});

/** …/structured-data/breadcrumb */
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: words, item: url.optional() }),
    )
    .min(2),
});

/** …/structured-data/carousel */
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  itemListElement: z.array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), url })).min(1),
});

const price = z.strictObject({
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
});

/** …/structured-data/software-app */
const softwareApplication = z.strictObject({
  '@type': z.literal('SoftwareApplication'),
  name: words,
  applicationCategory: z.literal('BusinessApplication'),
  operatingSystem: words,
  publisher: us,
  offers: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        name: words,
        ...price.shape,
        priceSpecification: z.strictObject({
          '@type': z.literal('UnitPriceSpecification'),
          ...price.shape,
          unitText: words.optional(),
          billingDuration: z.iso.duration().optional(),
        }),
      }),
    )
    .min(1),
});

/** …/structured-data/article */
const article = z.strictObject({
  '@type': z.literal('Article'),
  headline: words,
  description: words.optional(),
  image: url.optional(),
  datePublished: date,
  dateModified: moment,
  inLanguage: words,
  mainEntityOfPage: url,
  author: us,
  publisher: us,
});

const virtual = z.strictObject({ '@type': z.literal('VirtualLocation'), url });
const place = z.strictObject({
  '@type': z.literal('Place'),
  name: words.optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: words.optional(),
    addressCountry: country.optional(),
  }),
});

/** …/structured-data/event */
const event = z.strictObject({
  '@type': z.literal('Event'),
  name: words,
  description: words.optional(),
  image: url.optional(),
  startDate: moment.or(date),
  endDate: moment.or(date).optional(),
  eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
  eventAttendanceMode: z.enum([
    'https://schema.org/OnlineEventAttendanceMode',
    'https://schema.org/OfflineEventAttendanceMode',
    'https://schema.org/MixedEventAttendanceMode',
  ]),
  location: z.union([virtual, place, z.tuple([virtual, place])]),
  organizer: us,
  performer: z
    .array(z.strictObject({ '@type': z.literal('Person'), name: words }))
    .min(1)
    .optional(),
});

/** …/structured-data/video: one of contentUrl and embedUrl, and no language, which the content does not have. */
const videoObject = z
  .strictObject({
    '@type': z.literal('VideoObject'),
    name: words,
    description: words.optional(),
    thumbnailUrl: url,
    uploadDate: moment,
    duration: z.iso.duration().optional(),
    contentUrl: url.optional(),
    embedUrl: url.optional(),
  })
  .refine((video) => (video.contentUrl === undefined) !== (video.embedUrl === undefined));

/** …/structured-data/job-posting */
const jobPosting = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    title: words,
    description: z.string().regex(/^(?:<(?:p|h3|ul|ol)>.+)+$/s),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: z.string().regex(/^\d+$/) }),
    datePosted: date,
    validThrough: moment.optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN']).optional(),
    hiringOrganization: us,
    jobLocation: z
      .array(place.omit({ name: true }))
      .min(1)
      .optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .array(z.strictObject({ '@type': z.literal('Country'), name: words }))
      .min(1)
      .optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().regex(/^[A-Z]{3}$/),
        value: z.strictObject({
          '@type': z.literal('QuantitativeValue'),
          value: z.number().optional(),
          minValue: z.number().optional(),
          maxValue: z.number().optional(),
          unitText: z.enum(['YEAR', 'MONTH', 'HOUR']),
        }),
      })
      .optional(),
    directApply: z.boolean().optional(),
  })
  .refine(({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
    jobLocationType ? applicantLocationRequirements !== undefined : jobLocation !== undefined,
  );

export const vendorSchemas: Readonly<Record<string, z.ZodType>> = {
  Organization: organization,
  WebSite: webSite,
  BreadcrumbList: breadcrumbList,
  ItemList: itemList,
  SoftwareApplication: softwareApplication,
  Article: article,
  Event: event,
  VideoObject: videoObject,
  JobPosting: jobPosting,
};
