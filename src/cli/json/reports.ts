import type { z } from 'zod';
import {
  type ContentNewReport,
  type ContentPullReport,
  type ContentPushReport,
  type ContentRecordReport,
  contentNewReportSchema,
  contentPullReportSchema,
  contentPushReportSchema,
  contentRecordReportSchema,
} from './authoring-reports.ts';
import { type ConfigReport, configReportSchema } from './config-report.ts';
import { type ConsentReport, consentReportSchema } from './consent-report.ts';
import {
  type CoverageReport,
  coverageReportSchema,
  type ExperimentsReport,
  experimentsReportSchema,
  type FetchReport,
  fetchReportSchema,
  type LintReport,
  lintReportSchema,
  type RoutesReport,
  routesReportSchema,
} from './content-reports.ts';
import { type ErrorReport, errorReportSchema } from './error-report.ts';
import { type ExportReport, exportReportSchema } from './export-report.ts';
import {
  type LeadDeletionReport,
  type LeadListReport,
  type LeadRetryReport,
  type LeadsReport,
  leadDeletionReportSchema,
  leadListReportSchema,
  leadRetryReportSchema,
  leadsReportSchema,
} from './lead-reports.ts';
import { type LinksReport, linksReportSchema } from './links-report.ts';
import {
  type ReleasesReport,
  type RollbackReport,
  releasesReportSchema,
  rollbackReportSchema,
} from './release-reports.ts';
import {
  type SourceMapsReport,
  type SourceMapUploadReport,
  sourceMapsReportSchema,
  sourceMapUploadReportSchema,
} from './source-map-reports.ts';

/** Everything that `--json` prints: one of these on stdout for each run. */
export type JsonReport =
  | ExportReport
  | FetchReport
  | RoutesReport
  | CoverageReport
  | ExperimentsReport
  | LintReport
  | ContentNewReport
  | ContentRecordReport
  | ContentPushReport
  | ContentPullReport
  | ConsentReport
  | LinksReport
  | ReleasesReport
  | RollbackReport
  | SourceMapsReport
  | SourceMapUploadReport
  | ConfigReport
  | LeadListReport
  | LeadsReport
  | LeadDeletionReport
  | LeadRetryReport
  | ErrorReport;

/** A shape of `--json`, for the documents and for the tests. */
export interface ReportShape {
  /** The command lines that print it: `helios export --json`. */
  readonly commands: readonly string[];
  readonly schema: z.ZodType<JsonReport>;
}

/** The shapes by the names of their files: `docs/json/export.schema.json`. */
export const reportShapes = {
  export: { commands: ['helios export', 'helios catalogue'], schema: exportReportSchema },
  fetch: { commands: ['helios fetch'], schema: fetchReportSchema },
  routes: { commands: ['helios routes'], schema: routesReportSchema },
  coverage: { commands: ['helios coverage'], schema: coverageReportSchema },
  'content-new': { commands: ['helios content new'], schema: contentNewReportSchema },
  'content-record': { commands: ['helios content record'], schema: contentRecordReportSchema },
  'content-push': { commands: ['helios content push'], schema: contentPushReportSchema },
  'content-pull': { commands: ['helios content pull'], schema: contentPullReportSchema },
  lint: { commands: ['helios lint'], schema: lintReportSchema },
  experiments: { commands: ['helios experiments'], schema: experimentsReportSchema },
  'consent-report': { commands: ['helios consent-report'], schema: consentReportSchema },
  'check-links': { commands: ['helios check-links'], schema: linksReportSchema },
  releases: { commands: ['helios releases'], schema: releasesReportSchema },
  rollback: { commands: ['helios rollback'], schema: rollbackReportSchema },
  sourcemaps: { commands: ['helios sourcemaps list'], schema: sourceMapsReportSchema },
  'sourcemaps-upload': { commands: ['helios sourcemaps upload'], schema: sourceMapUploadReportSchema },
  config: { commands: ['helios config'], schema: configReportSchema },
  'leads-list': { commands: ['helios leads list'], schema: leadListReportSchema },
  leads: { commands: ['helios leads show', 'helios leads export'], schema: leadsReportSchema },
  'leads-delete': { commands: ['helios leads delete'], schema: leadDeletionReportSchema },
  'leads-retry': { commands: ['helios leads retry'], schema: leadRetryReportSchema },
  error: { commands: ['every command, if it could not do its work'], schema: errorReportSchema },
} as const satisfies Readonly<Record<string, ReportShape>>;

export type ReportName = keyof typeof reportShapes;

/** The type of a command's JSON report, by the name of the report. */
export type ReportOf<Name extends ReportName> = z.infer<(typeof reportShapes)[Name]['schema']>;
