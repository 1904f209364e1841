import { availableParallelism } from 'node:os';
import type { Snapshot } from '../content/content-source.ts';
import type { Candidate } from '../export/output/candidate.ts';
import type { ManifestHead } from '../export/output/manifest.ts';
import type { Output, StagedSite } from '../export/output/open-output.ts';
import type { PublishResult } from '../export/output/publish.ts';
import { describePages } from '../export/plan/describe-pages.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import { blocksPublishing } from './blocks-publishing.ts';
import type { ExportInput } from './export-site.ts';
import type { HeldPages } from './hold-pages.ts';
import type { OpenExport } from './open-export.ts';
import { leftOutPages, type PartOfSite } from './part-of-site.ts';
import type { SitePlan } from './plan-site.ts';
import { writeRedirects } from './write-redirects.ts';

/** A staged site, and what its manifest says of it. */
export interface SiteToPublish {
  readonly input: ExportInput;
  readonly staged: StagedSite;
  readonly planned: Pick<SitePlan, 'plan' | 'routes' | 'removals' | 'staleRedirects' | 'movedRedirects'>;
  readonly part: PartOfSite;
  readonly kept: Pick<HeldPages, 'held' | 'routes'>;
  readonly snapshot: Snapshot;
}

export interface PublishInput extends SiteToPublish {
  readonly open: Pick<OpenExport, 'output'>;
  readonly findings: readonly Finding[];
  /** The head of the manifest, if the site was begun with it. */
  readonly about?: ManifestHead;
  /** False if publishing need not inspect `out` again, because the export has just inspected it. True by default. */
  readonly looksAgain?: boolean;
}

/**
 * The outcome of publishing: the site was published, or it was kept as the candidate because findings blocked
 * publishing.
 */
export interface PublishOutcome {
  readonly published: PublishResult | undefined;
  /** The candidate. Undefined if the site was published, or if the candidate could not be stored, as on a full disk. */
  readonly candidate: Candidate | undefined;
}

/**
 * Time for which the store retains file contents that no release refers to, in milliseconds. If an editor undoes a
 * change within this time, the files of the earlier page are still in the store.
 */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** The number of files from which on it takes longer to place them than to start a thread for it. */
const minFilesToBegin = 1000;

/**
 * Begins to make the site beside `out`, so that the checks do not have to end first: no finding of them is expected.
 * Returns the head of its manifest.
 */
export async function beginSite(site: SiteToPublish): Promise<ManifestHead> {
  const about = manifestHead(site);
  if (availableParallelism() > 1 && site.staged.files.length >= minFilesToBegin) await site.staged.begin(about);
  return about;
}

/** Publishes the staged site, or keeps it as the candidate if a finding blocks publishing. */
export async function publishSite(publishing: PublishInput): Promise<PublishOutcome> {
  const { input, open, staged, findings, planned, about = manifestHead(publishing), looksAgain = true } = publishing;
  if (blocksPublishing(findings, { strict: input.options.isStrict })) {
    return { published: undefined, candidate: await keepCandidate(staged, about) };
  }
  const published = await publish(staged, { about, looksAgain }, open.output);
  if (input.options.writesRedirects) {
    writeRedirects(input.root, {
      added: [
        ...planned.movedRedirects.map(({ after }) => after),
        ...planned.removals.flatMap(({ redirect }) => redirect ?? []),
      ],
      removed: [...planned.staleRedirects, ...planned.movedRedirects.map(({ before }) => before)],
    });
  }
  return { published, candidate: undefined };
}

function manifestHead({ input, part, planned, kept, snapshot }: SiteToPublish): ManifestHead {
  const { origin, pathPrefix, trailingSlash } = input.config.site;
  const heldFrom = new Map(kept.held.map(({ pathname, release }) => [pathname, release]));
  const pages = describePages(kept.routes, heldFrom);
  return {
    source: input.content.name,
    ref: snapshot.ref,
    origin,
    pathPrefix,
    trailingSlash,
    pages,
    ...part,
    ...(input.kind === 'catalogue' && { isCatalogue: true }),
    leftOutPages: leftOutPages(input, planned),
    hasImages: input.options.hasImages,
  };
}

async function keepCandidate(staged: StagedSite, about: ManifestHead): Promise<Candidate | undefined> {
  try {
    return await staged.keepAsCandidate(about);
  } catch (error) {
    // A candidate is optional: if it can't be kept, the export still reports its findings.
    if (error instanceof HeliosError) return undefined;
    throw error;
  }
}

/** Publishes and removes from the store what neither a release nor a recent export needs. */
async function publish(
  staged: StagedSite,
  { about, looksAgain }: { readonly about: ManifestHead; readonly looksAgain: boolean },
  output: Pick<Output, 'prune'>,
): Promise<PublishResult> {
  const published = await staged.publish(about, { looksAgain });
  if (!published.isUnchanged) await output.prune(new Date(Date.now() - retentionMs));
  return published;
}
