import { z } from 'zod';
import type { JsonShape } from '../../site/json-shape.ts';
import { count, pathname, releaseId, version } from './parts.ts';

const site = () => z.string().describe('The folder of the site, as `--out` names it.');
const build = () => z.string().describe('The build hash, under which a monitoring finds the maps.');

/** The JSON of `helios sourcemaps list`. */
export const sourceMapsReportSchema = z.object({
  version: version(1),
  out: site(),
  release: releaseId(),
  build: build(),
  maps: z.array(
    z.object({
      script: pathname().describe('The pathname of the script: `/helios/static/late-3F2A.js`.'),
      file: z.string().describe('The path of the source map.'),
      bytes: count(),
    }),
  ),
});
export type SourceMapsReport = JsonShape<typeof sourceMapsReportSchema>;

/** The JSON of `helios sourcemaps upload`. */
export const sourceMapUploadReportSchema = z.object({
  version: version(1),
  out: site(),
  release: releaseId(),
  build: build(),
  service: z.string().describe('The address of the app or project that has the maps now.'),
  uploaded: count().describe('The number of source maps.'),
});
export type SourceMapUploadReport = JsonShape<typeof sourceMapUploadReportSchema>;
