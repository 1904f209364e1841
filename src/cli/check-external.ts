import { join } from 'node:path';
import type { CrawledLink } from '../check/crawl/crawl-site.ts';
import { loadAnswers, saveAnswers } from '../check/external/answer-cache.ts';
import { checkExternal, type ExternalAddress, type StatusRange } from '../check/external/check-external.ts';
import {
  expiredFinding,
  type HostFault,
  hostFaults,
  hostFinding,
  type PlacesOf,
} from '../check/external/host-faults.ts';
import { requestAddresses } from '../check/external/request-addresses.ts';
import { addressPatternFault } from '../site/address-patterns.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { ExternalReport } from './json/links-report.ts';
import { count, countOf, note, stage } from './report.ts';
import type { Workspace } from './workspace.ts';

/** The flags of `helios check-links` about links to other sites. */
export interface ExternalFlags {
  readonly external?: boolean;
  readonly skip?: readonly string[];
  readonly accept?: readonly StatusRange[];
  /** The time limit of one request, in seconds. */
  readonly timeout?: number;
  readonly fresh?: boolean;
}

export interface ExternalResult {
  readonly report: ExternalReport;
  readonly addresses: readonly ExternalAddress[];
  readonly findings: readonly Finding[];
}

const defaultTimeoutSeconds = 15;

/**
 * Throws HeliosError `bad-argument` for a flag that has no effect without `--external`, and for a pattern of `--skip`
 * that can match no address, because nobody would notice that such a pattern has no effect.
 */
export function assertExternal({ external, ...flags }: ExternalFlags): void {
  for (const pattern of flags.skip ?? []) {
    const fault = addressPatternFault(pattern);
    if (fault === undefined) continue;
    throw new HeliosError('bad-argument', {
      message: `"${pattern}" fits no address: ${fault}.`,
      where: '--skip',
      hint: 'Write a host or an address, such as linkedin.com or "https://example.com/docs/**".',
    });
  }
  const names = (['skip', 'accept', 'timeout', 'fresh'] as const).filter((name) => flags[name] !== undefined);
  if (external || names.length === 0) return;
  throw new HeliosError('bad-argument', {
    message: `--${names.join(', --')} has no effect without --external.`,
    where: `--${names[0]}`,
    hint: 'Add --external: without it, no other site is asked.',
  });
}

/**
 * Checks the external links that a crawl found. Reports progress and reuses successful answers of the last 24 hours.
 */
export async function externalLinks(
  links: readonly CrawledLink[],
  flags: ExternalFlags,
  { workspace, placesOf }: { readonly workspace: Workspace; readonly placesOf: PlacesOf },
): Promise<ExternalResult> {
  const { skip = [], accept = [], timeout = defaultTimeoutSeconds, fresh = false } = flags;
  const { linkExceptions: exceptions } = workspace.config;
  const file = { path: join(workspace.workFolder, 'external-links.json'), seal: workspace.seals('links') };
  const now = Date.now();
  const line = stage('external');
  const { addresses, expired, good } = await checkExternal({
    links,
    skip,
    accept,
    exceptions,
    known: fresh ? new Map() : loadAnswers(file, now),
    now,
    request: (hrefs) =>
      requestAddresses({
        hrefs,
        timeoutMs: timeout * 1000,
        onAnswer(done) {
          const part = { done, total: hrefs.length };
          line.update(countOf(part, 'addresses'), part);
        },
      }),
  });
  const hosts = hostFaults(addresses, placesOf);
  const report = reportOf(addresses, hosts);
  line.done(lineOf(report));
  const problem = saveAnswers(file, good);
  if (problem !== undefined) note(`The answers could not be stored for the next check: ${problem}`);
  const findings = [...hosts.map((fault) => hostFinding(fault, timeout * 1000)), ...expired.map(expiredFinding)];
  return { report, addresses, findings };
}

function reportOf(addresses: readonly ExternalAddress[], hosts: readonly HostFault[]): ExternalReport {
  const number = (state: ExternalAddress['state']) => addresses.filter((each) => each.state === state).length;
  return {
    addresses: addresses.length,
    ok: number('ok'),
    broken: number('broken'),
    excepted: number('excepted'),
    skipped: number('skipped'),
    fromCache: addresses.filter(({ isCached }) => isCached).length,
    hosts,
  };
}

/**
 * Summarizes the report: `870 addresses, 7 broken on 2 hosts, 3 skipped, 1 known exception, 120 from the last 24 hours`
 */
function lineOf({ addresses, broken, hosts, skipped, excepted, fromCache }: ExternalReport): string {
  const names = new Set(hosts.map(({ host }) => host));
  const parts = [
    count(addresses, 'address', 'addresses'),
    `${count(broken)} broken${broken > 0 ? ` on ${count(names.size, 'host')}` : ''}`,
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
    ...(excepted > 0 ? [count(excepted, 'known exception')] : []),
    ...(fromCache > 0 ? [`${count(fromCache)} from the last 24 hours`] : []),
  ];
  return parts.join(', ');
}
