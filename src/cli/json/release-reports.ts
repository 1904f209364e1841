import { z } from 'zod';
import type { JsonShape } from '../../site/json-shape.ts';
import { changesSchema, count, outForm, ref, releaseId, source, time, version } from './parts.ts';

const listedRelease = z.object({
  id: releaseId(),
  publishedAt: time(),
  source: source(),
  ref: ref(),
  pages: count(),
  files: count(),
  bytes: count(),
  hasImages: z
    .boolean()
    .describe(
      'False if the export made no image files (`--no-images`). Such a release never replaces one that has them.',
    ),
  isCurrent: z.boolean().describe('True if `out` shows this release.'),
});

/** The JSON of `helios releases`. */
export const releasesReportSchema = z.object({
  version: version(1),
  out: z.string().describe('The folder of the site, as `--out` names it.'),
  current: releaseId().optional().describe('The release that `out` shows. Absent if it shows none.'),
  isPartial: z.boolean().describe('True if `out` shows a part of the site. A part is never in the list.'),
  releases: z.array(listedRelease).describe('Newest first.'),
});
export type ReleasesReport = JsonShape<typeof releasesReportSchema>;

/** The JSON of `helios rollback`. */
export const rollbackReportSchema = z.object({
  version: version(1),
  status: z.enum(['published', 'unchanged']).describe('`unchanged`: `out` showed this release already.'),
  out: z.string().describe('The folder of the site, as `--out` names it.'),
  release: releaseId(),
  from: releaseId().optional().describe('The release that `out` showed before. Absent if it showed none.'),
  changes: changesSchema
    .optional()
    .describe('Absent if there is nothing to compare with: every cached answer may be out of date.'),
  form: outForm(),
});
export type RollbackReport = JsonShape<typeof rollbackReportSchema>;
