import type { ExportResult } from '../../../src/pipeline/summarize.ts';

/** The result of a first export of three pages, without findings. */
export const sampleResult: ExportResult = {
  source: 'embedded content',
  ref: 'ref-1',
  hasImages: true,
  selection: { locales: [], routes: [] },
  isPartial: false,
  pages: { total: 3, rendered: 3, reused: 0 },
  sitePages: 3,
  locales: 1,
  images: { total: 2, made: 2, shared: 0 },
  imageCache: undefined,
  files: 9,
  bytes: 1000,
  links: 12,
  comparedWith: undefined,
  removals: [],
  staleRedirects: [],
  movedRedirects: [],
  held: [],
  findings: [],
  candidate: undefined,
  published: {
    id: 'release-1',
    isUnchanged: false,
    previous: undefined,
    changes: undefined,
    form: 'directory',
    limitation: undefined,
    leftBehind: undefined,
  },
};
