import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Figure } from './benchmark.ts';
import { forgetPages } from './support/forget-pages.ts';
import { serveGenerated } from './support/generated-repository.ts';
import { exportReport, runHelios } from './support/helios.ts';
import { type ProgramRun, runProgram } from './support/program.ts';

const eleventyVersion = '3.1.8';
const peersFolder = join(import.meta.dirname, 'peers');

/**
 * Measures how long Helios, React alone and Eleventy take to make pages of the same documents, one after the other.
 * Only Helios gives pages styles, page data, checked links, and notes for the next export, so that the ratios say what
 * these cost.
 */
export const peers: Benchmark = async ({ folder }) => {
  const eleventy = installEleventy(join(folder, 'eleventy'));
  return [
    ...(await measure(1_000, join(folder, 'thousand'), eleventy)),
    ...(await measure(10_000, join(folder, 'ten-thousand'), eleventy)),
  ];
};

/** Installs Eleventy outside the project. Returns the folder of its project. */
function installEleventy(folder: string): string {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `@11ty/eleventy@${eleventyVersion}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  cpSync(join(peersFolder, 'eleventy.config.mjs'), join(folder, 'eleventy.config.mjs'));
  return folder;
}

async function measure(count: number, folder: string, eleventy: string): Promise<Figure[]> {
  await using repository = await serveGenerated(count);
  const content = writeContent(join(folder, 'content'), repository.documents());
  const reactTo = (out: string) =>
    runProgram({ args: [join(peersFolder, 'react-floor.mjs'), content, join(folder, out)] });
  const eleventyRun = await runProgram({
    args: [join(eleventy, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
    folder: eleventy,
    environment: {
      PEERS_CONTENT: content,
      PEERS_TREE: pathToFileURL(join(peersFolder, 'page-tree.mjs')).href,
      PEERS_OUT: join(folder, 'eleventy'),
    },
  });
  const common = { work: join(folder, 'work'), environment: repository.environment };
  const exportTo = (out: string) =>
    runHelios({ args: ['export', '--locale', 'en', '--no-images', '--out', join(folder, out)], ...common });
  await runHelios({ args: ['fetch'], ...common });
  // A shared machine can be half as fast a minute later. So React alone runs before and after each export.
  const reactBefore = await reactTo('react-before');
  const first = await exportTo('first');
  const reactBetween = await reactTo('react-between');
  forgetPages(common.work, join(folder, 'trash'));
  const helios = await exportTo('helios');
  const reactAfter = await reactTo('react-after');
  const unchanged = await exportTo('helios');
  return [
    { name: `${count} documents, pages of Helios`, unit: 'pages', value: exportReport(helios).pages.total },
    ...costs('  React alone, two threads, before', reactBefore),
    ...costs('  React alone, two threads, between the two exports', reactBetween),
    ...costs('  React alone, two threads, after', reactAfter),
    ...costs('  Eleventy', eleventyRun),
    ...costs('  Helios, nothing kept but content', first),
    ...costs('  Helios, compiled code kept', helios),
    ...costs('  Helios, unchanged', unchanged),
    ...ratios('  Helios with nothing kept to React alone', first, meanOf(reactBefore, reactBetween)),
    ...ratios('  Helios to React alone', helios, meanOf(reactBetween, reactAfter)),
    ...ratios('  Helios to Eleventy', helios, eleventyRun),
    ...ratios('  Helios unchanged to Eleventy', unchanged, eleventyRun),
  ];
}

/** Writes each document into a file of its own. */
function writeContent(
  folder: string,
  { pages, navigation }: { readonly pages: readonly { readonly uid: string | null }[]; readonly navigation: object },
): string {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'navigation.json'), JSON.stringify(navigation));
  for (const page of pages) writeFileSync(join(folder, 'pages', `${page.uid}.json`), JSON.stringify(page));
  return folder;
}

function costs(name: string, { seconds, cpuSeconds, peakMegabytes }: ProgramRun): Figure[] {
  return [
    { name, unit: 's', value: seconds },
    { name: '    CPU', unit: 's', value: cpuSeconds },
    { name: '    peak', unit: 'MB', value: peakMegabytes },
  ];
}

type Times = Pick<ProgramRun, 'seconds' | 'cpuSeconds'>;

function meanOf(one: Times, other: Times): Times {
  return { seconds: (one.seconds + other.seconds) / 2, cpuSeconds: (one.cpuSeconds + other.cpuSeconds) / 2 };
}

function ratios(name: string, one: Times, other: Times): Figure[] {
  return [
    { name: `${name}, clock`, unit: 'times', value: one.seconds / other.seconds },
    { name: `${name}, CPU`, unit: 'times', value: one.cpuSeconds / other.cpuSeconds },
  ];
}
