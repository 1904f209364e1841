import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { serveSite } from '../src/server/serve.ts';
import { findOrInstallChromium } from '../tests/e2e/support/chromium.ts';
import { kinds, mainKinds } from '../tests/e2e/support/site.ts';
import { loadLighthouse, type Report } from './support/load-lighthouse.ts';

/** Pages of kinds that the browser tests do not have. */
const moreKinds = ['/careers/jobs/4018231', '/press'] as const;

/** The pages that are measured if the command line names none: one of each kind, in English. */
const pathnames = [...new Set([...kinds, ...mainKinds, ...moreKinds])].map((path) => `/helios/en${path}`);

/** What Lighthouse says of one page in its mobile settings. Each value is the median of the runs. */
export interface PageScores {
  readonly pathname: string;
  /** Scores from 0 to 100. A page that asks search engines not to list it loses points in `seo`. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /**
   * Lighthouse's index of the machine's speed during the run, on which TBT depends. Mid-range phones have about 700.
   */
  readonly cpuIndex: number;
  /** The ids of the audits that cost points of accessibility, best practices or SEO. */
  readonly failed: readonly string[];
  /** The beginning of the text of the largest contentful paint, or the source of its picture. */
  readonly largest: string;
}

/** The best quality of brotli: hosts that compress files once, when they are uploaded, use it. */
const storedQuality = 11;

/**
 * Runs Lighthouse over the pages of an export, one after the other. The pages are sent as a host that stores compressed
 * files sends them to a visitor's first request.
 */
export async function measureLighthouse(input: {
  /** The folder of a whole export. */
  readonly out: string;
  /** An empty folder in which Lighthouse is installed. */
  readonly folder: string;
  readonly runs: number;
  /** The pages to measure. If the list is empty, one page of each kind. */
  readonly wanted: readonly string[];
}): Promise<PageScores[]> {
  const lighthouse = await loadLighthouse(input.folder);
  const server = await serveSite({ folder: input.out, port: 0, brotliQuality: storedQuality });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const scores: PageScores[] = [];
    for (const pathname of input.wanted.length > 0 ? input.wanted : pathnames) {
      const reports: Report[] = [];
      await fetchCompressed(server.origin + pathname);
      while (reports.length < input.runs) reports.push(await lighthouse(server.origin + pathname, port));
      scores.push(scoresOf(pathname, reports));
    }
    return scores;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Requests a page, so that the server compresses it now: Lighthouse would otherwise count that time as the server's.
 */
async function fetchCompressed(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
}

/** Returns a free port, chosen by the system, over which Lighthouse controls the browser. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function scoresOf(pathname: string, reports: readonly Report[]): PageScores {
  const median = (read: (report: Report) => number) => {
    const ordered = reports.map(read).sort((a, b) => a - b);
    return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
  };
  const category = (name: string) => median(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
  const audit = (name: string) => median(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    pathname,
    performance: category('performance'),
    accessibility: category('accessibility'),
    bestPractices: category('best-practices'),
    seo: category('seo'),
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    cpuIndex: median(({ environment }) => environment.benchmarkIndex),
    failed: [...new Set(reports.flatMap(failedAudits))],
    largest: largestOf(reports[0]),
  };
}

/** The ids of the audits that cost points, without those of performance, whose figures are in the table. */
function failedAudits({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function largestOf(report: Report | undefined): string {
  const items = report?.audits['lcp-breakdown-insight']?.details?.items ?? [];
  return items.find(({ type }) => type === 'node')?.nodeLabel?.slice(0, 60) ?? '';
}

/** The scores as a table, a line for each page. */
export function formatLighthouse(scores: readonly PageScores[]): string {
  const rows = scores.map((page) => [
    page.pathname,
    String(page.performance),
    String(page.accessibility),
    String(page.bestPractices),
    String(page.seo),
    page.lcpMs.toFixed(0),
    page.tbtMs.toFixed(0),
    page.cls.toFixed(3),
    page.cpuIndex.toFixed(0),
    page.failed.join(' '),
    page.largest,
  ]);
  const table = [
    ['page', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'CPU', 'failed', 'largest'],
    ...rows,
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lastColumn = widths.length - 1;
  return table
    .map((row) =>
      row
        .map((cell, column) => {
          const isText = column === 0 || column >= lastColumn - 1;
          return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
