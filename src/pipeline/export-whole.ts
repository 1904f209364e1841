import type { FetchedContent } from '../content/content-source.ts';
import type { CompiledSite } from '../export/compile/compile-site.ts';
import { giveBackFreeMemory } from '../export/output/free-memory.ts';
import { checkStaged } from './check-staged.ts';
import { collectOldObjectsSooner } from './collect-sooner.ts';
import { describeExport } from './describe-export.ts';
import type { ExportInput } from './export-site.ts';
import { makePages } from './make-pages.ts';
import { mergeFindings } from './merge-findings.ts';
import type { OpenExport } from './open-export.ts';
import { partOfSite } from './part-of-site.ts';
import { planSite } from './plan-site.ts';
import { beginSite, publishSite } from './publish-site.ts';
import { redirectStop } from './redirect-stop.ts';
import { stageSite } from './stage-site.ts';
import { type ExportResult, summarize, summarizePlan } from './summarize.ts';
import { watchSnapshot } from './watch-snapshot.ts';
import { withFiles } from './with-files.ts';

export interface WholeExport {
  readonly input: ExportInput;
  readonly open: OpenExport;
  readonly content: FetchedContent;
  readonly compiled: CompiledSite;
}

/** Exports the site stage after stage, from its content to files ready to upload. Throws HeliosError. */
export async function exportWhole({ input, open, content, compiled }: WholeExport): Promise<ExportResult> {
  const { snapshot, reads: siteReads } = watchSnapshot(content.snapshot);
  const planned = await planSite(input, { ...content, snapshot }, { ...open, now: input.now });
  input.progress.planned(planned.routes, planned.plan, withFiles(planned.project.findings, input.content));

  const about = { source: input.content.name, ref: snapshot.ref, hasImages: input.options.hasImages };
  const part = partOfSite(input, planned);
  const stop = redirectStop(planned, { strict: input.options.isStrict });
  if (stop) {
    return summarizePlan({ ...about, part, planned, findings: withFiles(mergeFindings(stop), input.content) });
  }

  collectOldObjectsSooner();
  const exporting = { input, open, planned, snapshot, compiled };
  const made = await makePages(exporting);
  const { kept } = made;
  // The stages from here on need the most memory, and what rendering has freed is of no use to them.
  await giveBackFreeMemory();
  const staging = await stageSite(exporting, made);
  const { staged, images, media } = staging;
  const site = { input, staged, planned, part, kept, snapshot };
  const head = await beginSite(site);
  const { findings, links } = checkStaged(exporting, made, staging);
  input.progress.checked(links, findings);
  const described = describeExport(exporting, { pages: kept.pages, siteReads });

  const outcome = await publishSite({ ...site, open, findings, about: head });
  // This export has read or written all bytes of these files, so the next export need not verify them. They are
  // recorded after the publication, because it changes the times of the stored files.
  const verified = [kept.pages, images, media].flatMap((stage) => stage.files);
  open.stores.store.recordIntact(verified.map(({ sha256 }) => sha256));
  const imageCache = await open.imageWork.settle();
  const result = summarize({ ...outcome, ...about, part, planned, kept, images, imageCache, staged, links, findings });
  input.memory?.remember({ ...described, result, pin: content.pin });
  return result;
}
