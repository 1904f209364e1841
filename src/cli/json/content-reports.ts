import { z } from 'zod';
import { coverageStates } from '../../check/cover-site.ts';
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
    name: z
      .string()
      .describe('The name of the page in all locales: the path of its translation in the default locale.'),
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
      paths: z.array(z.string()).describe('Patterns of page names: `/integrations/*`.'),
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

/** The JSON of `helios lint`. */
export const lintReportSchema = z.object({
  version: version(1),
  locales: z.array(z.string()).describe('The Prismic codes of the locales whose texts were checked.'),
  documents: count().describe('The number of documents of all locales.'),
  findings: findings(),
});
export type LintReport = JsonShape<typeof lintReportSchema>;

const market = () => z.string().describe('The Prismic code of the locale: `de-de`.');

/** The JSON of `helios coverage`. */
export const coverageReportSchema = z.object({
  version: version(3),
  locales: z.array(
    z.object({
      code: market(),
      wanted: count().describe('The number of pages that the market is to have.'),
      missing: count(),
      outdated: count(),
    }),
  ),
  pages: z
    .array(
      z.object({
        type: z.string(),
        uid: z.string().describe('The UID by which `config/pages.ts` names the page.'),
        path: z.string().nullable().describe('The path in the first market that has the page. Null if none has it.'),
        cells: z.record(
          market(),
          z.object({
            state: z
              .enum(coverageStates)
              .describe(
                '`outdated`: the page of the default locale says something else than when this translation was recorded (`helios content record`), or was published after it.',
              ),
            pathname: pathname().nullable().describe('Null for a page that is missing.'),
          }),
        ),
      }),
    )
    .describe('The pages that `config/pages.ts` names, in each market that is to have them.'),
  kinds: z
    .array(z.object({ type: z.string(), atLeast: count(), pages: z.record(market(), count()) }))
    .describe('The types of which each market is to have a number of pages, with the numbers that are there.'),
  others: z
    .array(pathname())
    .describe('Pages that their market is not to have. Documents with the tag `local` are left out.'),
  outdated: z
    .array(z.string())
    .describe(
      'The translations, with a page or without, whose record (`helios content record`) has other texts than the default locale has now: `de-de/global_strings/global_strings`.',
    ),
  findings: findings().describe('Documents without a route, one-way translations, links to markets in pre-launch.'),
});
export type CoverageReport = JsonShape<typeof coverageReportSchema>;
