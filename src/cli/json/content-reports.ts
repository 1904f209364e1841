import { z } from 'zod';
import type { JsonShape } from '../../site/json-shape.ts';
import { routeKinds } from '../../site/route.ts';
import { count, findings, pathname, publicationTime, ref, source, version } from './parts.ts';

/** The JSON of `helios fetch`. */
export const fetchReportSchema = z.object({
  version: version(1),
  source: source(),
  ref: ref(),
  documents: count(),
  isFresh: z.boolean().describe('False if the content had not changed since the last run.'),
  file: z.string().describe('The path of the snapshot.'),
  findings: findings(),
});
export type FetchReport = JsonShape<typeof fetchReportSchema>;

const routeSchema = z
  .object({
    pathname: pathname().describe('With path prefix and locale, without a slash at its end: `/helios/en/pricing`.'),
    path: z.string().describe('The part of the pathname after the locale: `/pricing`, or `/` for the home page.'),
    locale: z.string().describe('The Prismic code of the locale: `de-at`.'),
    documentId: z.string(),
    type: z.string().describe('The custom type of the document.'),
    uid: z.string().nullable(),
    kind: z.enum(routeKinds).describe('All kinds but `page` are hidden from search engines.'),
    isWildcard: z.boolean().describe('True if the page also answers all addresses below its own.'),
    isIndexable: z.boolean().describe('False if the page has `noindex`.'),
    lastModified: publicationTime(),
  })
  .meta({ id: 'Route', description: 'A planned page: a document at a pathname in a locale.' });

/** The JSON of `helios routes`. */
export const routesReportSchema = z.object({
  version: version(1),
  routes: z.array(routeSchema),
  findings: findings().describe('The documents that can have no route.'),
});
export type RoutesReport = JsonShape<typeof routesReportSchema>;

/** The JSON of `helios experiments`. */
export const experimentsReportSchema = z.object({
  version: version(1),
  experiments: z.array(
    z.object({
      name: z.string(),
      documentId: z.string().describe('The document that defines it.'),
      paths: z.array(z.string()).describe('Patterns of the paths after the locale: `/integrations/*`.'),
      pages: z.array(pathname()).describe('The pages on which the experiment runs.'),
      buckets: z.array(
        z.object({
          name: z.string(),
          weight: z.number(),
          percent: z.number().describe('The share of the visitors who take part, with one digit after the point.'),
        }),
      ),
    }),
  ),
  findings: findings().describe('Experiments that would not run as their editors mean them.'),
});
export type ExperimentsReport = JsonShape<typeof experimentsReportSchema>;

/** The JSON of `helios routes --coverage`. */
export const coverageReportSchema = z.object({
  version: version(1),
  locales: z.array(
    z.object({
      code: z.string().describe('The Prismic code.'),
      pages: count().describe('The number of pages that the locale has, of those that it may have.'),
      lacking: count(),
    }),
  ),
  pages: z.array(
    z.object({
      path: z.string().describe('The path in the default locale, or in the first locale that has the page.'),
      type: z.string(),
      uid: z.string().nullable(),
      pathnames: z
        .record(z.string(), z.string())
        .describe('The pathnames of the page by the codes of its locales: `{ "en-gb": "/helios/en/pricing" }`.'),
      lacking: z.array(z.string()).describe('The codes of the locales that may have the page and lack it.'),
    }),
  ),
  findings: findings().describe('The documents that can have no route.'),
});
export type CoverageReport = JsonShape<typeof coverageReportSchema>;
