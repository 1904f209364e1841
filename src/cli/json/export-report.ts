import { z } from 'zod';
import { removalCauses } from '../../export/plan/plan-removals.ts';
import { documentPlaceSchema } from '../../site/finding-schema.ts';
import { redirectStatuses } from '../../site/host-rules.ts';
import type { JsonShape } from '../../site/json-shape.ts';
import { pageRoles } from '../../site/published-page.ts';
import {
  changesSchema,
  count,
  findings,
  outForm,
  pathname,
  publicationTime,
  ref,
  releaseId,
  source,
  version,
} from './parts.ts';

const publication = z
  .object({
    id: releaseId(),
    isUnchanged: z.boolean().describe('True if `out` already showed the same site and nothing was written.'),
    previous: releaseId().optional().describe('The release that `out` showed before. Absent if it showed none.'),
    changes: changesSchema
      .optional()
      .describe('Absent if there is no earlier release: every cached answer may be out of date.'),
    form: outForm(),
    limitation: z
      .string()
      .optional()
      .describe('Why `out` is not a directory that changes in one step. Absent if it is one.'),
    leftBehind: z
      .string()
      .optional()
      .describe(
        'The folder with the files that somebody else has put into `out` while the export ran. Absent if there are none.',
      ),
  })
  .describe('The published release. Absent if findings blocked publishing.');

const candidate = z
  .object({ id: releaseId(), site: z.string().describe('The folder of its site.') })
  .describe('The export that was not published, to be looked at. Absent if it was published, or if there was no room.');

const redirect = z
  .object({ from: z.string(), to: z.string(), status: z.literal(redirectStatuses) })
  .meta({ id: 'Redirect', description: 'A redirect, as in config/redirects.csv.' });

const placedRedirect = z
  .object({
    from: z.string(),
    to: z.string(),
    status: z.literal(redirectStatuses),
    place: z.union([z.object({ file: z.string() }), z.object({ document: documentPlaceSchema })]),
  })
  .meta({
    id: 'PlacedRedirect',
    description: 'A redirect and its place.',
  });

const publishedPage = z
  .object({
    pathname: pathname(),
    document: documentPlaceSchema
      .omit({ field: true })
      .optional()
      .describe('The document of the page. Absent if the release is older than this list.'),
    role: z.enum(pageRoles).optional().describe('Absent for a page of no special role.'),
    isIndexable: z.boolean().describe('True if search engines might list the page.'),
    lastModified: publicationTime(),
    heldFrom: releaseId().optional().describe('The release whose files the page still has, because it was held.'),
  })
  .meta({ id: 'PublishedPage', description: 'A page of a release.' });

const removal = z
  .object({
    page: publishedPage,
    cause: z.enum(removalCauses),
    reason: z.string().describe('The cause as a sentence for editors.'),
    movedTo: pathname()
      .optional()
      .describe("The pathname at which the document's page is now. Absent if it has no page."),
    isRedirected: z.boolean().describe("True if a redirect answers the page's address."),
    redirect: redirect
      .optional()
      .describe(
        "A redirect for the page's address, to paste. Absent if it needs none, or if no page is left to lead to.",
      ),
  })
  .meta({
    id: 'Removal',
    description: 'A page of the published release that this export does not have at its address.',
  });

const heldPage = z
  .object({
    pathname: pathname(),
    release: releaseId().describe('The release in which the page was published as it is.'),
    causes: findings().describe('The errors because of which the page is held. They do not block publishing.'),
  })
  .meta({
    id: 'HeldPage',
    description: 'A page that goes out as it was published, because its new version has errors.',
  });

const imageCache = z
  .object({
    place: z.string().describe('The place of HELIOS_IMAGE_CACHE.'),
    found: count().describe('The number of images that were read.'),
    refused: count().describe('The number of entries that were not believed: they had no right seal, or other bytes.'),
    written: count(),
    fault: z
      .object({ message: z.string(), hint: z.string() })
      .optional()
      .describe('Why it was not used, or not to the end. Absent if all went well.'),
  })
  .describe('What the export had from the shared image cache. Absent without one, and if no image was looked for.');

/** The JSON of `helios export` and `helios catalogue`. */
export const exportReportSchema = z.object({
  version: version(1),
  status: z
    .enum(['published', 'unchanged', 'not-published'])
    .describe('`not-published`: findings blocked it, exit code 1.'),
  out: z.string().describe('The folder of the site, as `--out` names it.'),
  seconds: z.number(),
  published: publication.optional(),
  candidate: candidate.optional(),
  source: source(),
  ref: ref(),
  selection: z
    .object({ locales: z.array(z.string()), routes: z.array(z.string()) })
    .describe('The values of `--locale` and `--route`. Both are empty in an export of the whole site.'),
  isPartial: z
    .boolean()
    .describe('True if the export is a part of the site: do not upload it in the place of the site.'),
  pages: z
    .object({
      total: count().describe('The number of pages in this export.'),
      rendered: count(),
      reused: count(),
    })
    .describe(
      '`rendered` and `reused` are 0 if redirects block publishing: the export then ends before it renders a page.',
    ),
  sitePages: count().describe('The number of pages that the whole site has. A part has fewer.'),
  locales: count(),
  hasImages: z
    .boolean()
    .describe('False if the export made no image files (`--no-images`): do not upload it in the place of the site.'),
  images: z
    .object({ total: count(), made: count(), shared: count().describe('The number of those from the shared cache.') })
    .describe('Numbers of image files.'),
  imageCache: imageCache.optional(),
  files: count(),
  bytes: count(),
  links: count().describe('The number of internal links that were checked.'),
  comparedWith: releaseId()
    .optional()
    .describe('The release with which the pages were compared. Absent for a first export, and for a part.'),
  removals: z.array(removal),
  staleRedirects: z
    .array(placedRedirect)
    .describe(
      'The redirects that `--write-redirects` removes from config/redirects.csv, because their addresses have pages again. Empty without it.',
    ),
  movedRedirects: z
    .array(placedRedirect)
    .describe(
      'The redirects of config/redirects.csv that `--write-redirects` leads to a new target, because the page at their old one moved. Empty without it.',
    ),
  held: z.array(heldPage),
  findings: findings(),
});
export type ExportReport = JsonShape<typeof exportReportSchema>;
