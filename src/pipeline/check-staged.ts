import { config as usual } from '../../config/index.ts';
import { checkSite, type SiteCheck } from '../check/check-site.ts';
import { tolerateHeldLinks } from '../check/held-links.ts';
import { checkHeldPages } from '../check/held-pages.ts';
import type { MadePages } from './make-pages.ts';
import { mergeFindings } from './merge-findings.ts';
import { type PlannedExport, siteOf } from './planned-export.ts';
import type { StagedExport } from './stage-site.ts';
import { withFiles } from './with-files.ts';

/** Checks the staged site. The result has the findings of all stages, merged. */
export function checkStaged(exporting: PlannedExport, { kept }: MadePages, made: StagedExport): SiteCheck {
  const { input, planned } = exporting;
  const published = planned.published?.manifest.pages ?? [];
  const { findings: found, links } = checkSite({
    ...siteOf(exporting),
    published,
    hostRules: made.hostRules,
    usualAppOrigin: usual.site.appOrigin,
    records: kept.pages.records,
    files: made.staged.files,
  });
  const findings = [
    ...planned.removalFindings,
    ...(input.options.allowsHeld ? [] : checkHeldPages({ published, held: kept.held })),
    ...[kept, planned.project, made.images, made.media, made].flatMap((stage) => stage.findings),
    ...tolerateHeldLinks(found, kept.held),
  ];
  return { findings: withFiles(mergeFindings(findings), input.content), links };
}
