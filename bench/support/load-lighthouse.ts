import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const version = '13.5.0';

/** The parts of a report of Lighthouse that the benchmark reads. */
export interface Report {
  /** The categories by their ids. A score is from 0 to 1, or null if an audit failed. */
  readonly categories: Readonly<Record<string, Category | undefined>>;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly environment: { readonly benchmarkIndex: number };
}

interface Category {
  readonly score: number | null;
  /** The audits of the category. Those without weight do not count for its score. */
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  /** From 0 to 1, or null if the page has nothing to audit. */
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly type?: string; readonly nodeLabel?: string }[] };
}

/** Loads the page at `url` in the browser that listens on `port` of this machine, in Lighthouse's mobile settings. */
export type Lighthouse = (url: string, port: number) => Promise<Report>;

/**
 * Installs Lighthouse into a folder outside the project, and loads it. It has 110 MB and 96 packages, which `npm ci` would
 * install for everybody who only exports the site.
 */
export async function loadLighthouse(folder: string): Promise<Lighthouse> {
  install(folder);
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  // The cast is safe: the version is exact, and this is the part of its interface that is used here.
  const { default: run } = (await import(pathToFileURL(entry).href)) as {
    default(url: string, flags: object): Promise<{ readonly lhr: Report } | undefined>;
  };
  return async (url, port) => {
    const result = await run(url, { port, logLevel: 'error', disableFullPageScreenshot: true });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    return result.lhr;
  };
}

function install(folder: string): void {
  const project = {
    private: true,
    dependencies: { lighthouse: version },
    // Lighthouse loads this package, 67 MB with what it needs, only to report its own errors to its authors.
    overrides: { '@sentry/node': 'npm:empty-npm-package@1.0.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
