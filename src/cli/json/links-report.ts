import { z } from 'zod';
import { linkStates } from '../../check/crawl/link-state.ts';
import { causes } from '../../check/external/answer.ts';
import { documentPlaceSchema } from '../../site/finding-schema.ts';
import type { JsonShape } from '../../site/json-shape.ts';
import { count, findings, pathname, ref, releaseId, source, time, version } from './parts.ts';

const partSchema = z
  .object({
    selection: z
      .object({ locales: z.array(z.string()), routes: z.array(z.string()) })
      .describe('The values of `--locale` and `--route`.'),
    sitePages: count().describe('The number of pages that the whole site has.'),
    leftOut: count().describe('The number of internal links to pages that the part leaves out. They are not followed.'),
  })
  .describe('What the release leaves out, if it is a part of the site. Absent for a whole site.');

const heldSchema = z
  .object({ pathname: pathname(), release: releaseId().describe('The release that the page is from.') })
  .describe('A page that was held: broken links that only held pages have are warnings.');

const releaseSchema = z
  .object({
    id: releaseId(),
    ref: ref(),
    source: source(),
    madeAt: time(),
    part: partSchema.optional(),
    held: z.array(heldSchema),
  })
  .describe('The release in the folder. Absent if the folder has no manifest of Helios.');

const contentStateSchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.enum(['same', 'changed']), ref: ref().describe('The ref of the content of now.') }),
    z.object({ state: z.literal('other-source'), source: source().describe('The source that the environment names.') }),
    z.object({ state: z.literal('unknown'), reason: z.string().describe('A sentence.') }),
  ])
  .describe('Whether the release shows the content of now.');
export type ContentState = JsonShape<typeof contentStateSchema>;

const linkSchema = z
  .object({
    href: z.string().describe("A path for the site's own addresses (`/helios/en/pricing#plans`), a URL for others."),
    status: z.int().optional().describe('The HTTP status. Absent if nothing answered, or if no request was sent.'),
    state: z
      .enum(linkStates)
      .describe(
        '`skipped`: the address was not requested. It is on another site, or a page that a part or the catalogue leaves out.',
      ),
    parents: z.array(z.string()).describe('Pathnames of the pages and files that refer to the address.'),
  })
  .meta({ id: 'Link', description: 'An address that the site refers to.' });

const hostFaultSchema = z
  .object({
    host: z.string(),
    cause: z.enum(causes),
    status: z.int().optional().describe('The HTTP status, if that is the cause.'),
    detail: z.string().optional().describe("The system's code, if no answer came: `ENOTFOUND`."),
    addresses: z.array(
      z.object({
        href: z.string(),
        parents: z.array(z.string()).describe('Pathnames of the pages that link to it.'),
        documents: z.array(documentPlaceSchema).describe('The places of the links in the CMS, if they are known.'),
      }),
    ),
  })
  .meta({ id: 'HostFault', description: 'All addresses of another site that fail for the same reason.' });

const externalSchema = z
  .object({
    addresses: count().describe('The number of addresses: the sum of the four numbers below.'),
    ok: count(),
    broken: count(),
    excepted: count().describe('The number of broken addresses that `linkExceptions` in config/index.ts names.'),
    skipped: count(),
    fromCache: count().describe('The number of good answers that are of a check in the last 24 hours.'),
    hosts: z.array(hostFaultSchema),
  })
  .describe('The links to other sites. Absent without `--external`.');
export type ExternalReport = JsonShape<typeof externalSchema>;

/** The JSON of `helios check-links`. */
export const linksReportSchema = z.object({
  version: version(1),
  folder: z.string().describe('The absolute path of the site.'),
  release: releaseSchema.optional(),
  content: contentStateSchema,
  pages: count(),
  untraced: count().describe(
    'The number of pages whose notes are not in the work folder. Findings about their links name no field of the CMS.',
  ),
  checked: count().describe('The number of internal links that were followed in memory.'),
  crawled: z.array(linkSchema).describe('The addresses that the crawl found; with `--only` those in one state.'),
  external: externalSchema.optional(),
  findings: findings(),
});
export type LinksReport = JsonShape<typeof linksReportSchema>;
