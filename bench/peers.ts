import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Figure } from './benchmark.ts';
import { forgetPages } from './support/forget-pages.ts';
import { serveGenerated } from './support/generated-repository.ts';
import { exportReport, type HeliosCommand, type HeliosRun, runHelios } from './support/helios.ts';
import { type ProgramRun, runProgram } from './support/program.ts';

const eleventyVersion = '3.1.8';
const peersFolder = join(import.meta.dirname, 'peers');
const ownPagesFolder = join(peersFolder, 'own-pages');

/** The locale that is exported: the generated pages are in English. */
const locale = 'en';

/**
 * Measures how long Helios, React alone and Eleventy take to make pages of the same documents, one after the other.
 * Only Helios gives pages styles, page data, checked links, and notes for the next export, so that the ratios say what
 * these cost. React alone makes two sites: pages of the same documents, which are simpler, and Helios's own pages.
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
    runHelios({ args: ['export', '--locale', locale, '--no-images', '--out', join(folder, out)], ...common });
  await runHelios({ args: ['fetch'], ...common });
  const prepared = await preparePages(join(folder, 'prepared'), common);
  const ownTo = (out: string) =>
    runProgram({ args: [join(ownPagesFolder, 'react-pages.ts'), prepared, join(folder, out)] });
  // A shared machine can be half as fast a minute later. So React alone runs before and after each export.
  const reactsTo = async (out: string) => ({ same: await reactTo(out), own: await ownTo(`${out}-own`) });
  const before = await reactsTo('react-before');
  const first = await exportTo('first');
  const between = await reactsTo('react-between');
  forgetPages(common.work, join(folder, 'trash'));
  const helios = await exportTo('helios');
  const after = await reactsTo('react-after');
  const unchanged = await exportTo('helios');
  return figuresOf(count, { before, first, between, helios, after, unchanged, eleventy: eleventyRun });
}

interface Runs {
  /** React alone before, between and after the two exports that render all pages. */
  readonly before: Reacts;
  readonly between: Reacts;
  readonly after: Reacts;
  /** The export that has nothing but the content. */
  readonly first: HeliosRun;
  /** The export that has the compiled code too. */
  readonly helios: HeliosRun;
  readonly unchanged: HeliosRun;
  readonly eleventy: ProgramRun;
}

function figuresOf(count: number, { before, first, between, helios, after, unchanged, eleventy }: Runs): Figure[] {
  const alone = (name: string, { same, own }: Reacts) => [
    ...costs(`  React alone, two threads, ${name}`, same),
    ...costs(`  React alone on Helios's own pages, ${name}`, own),
  ];
  return [
    { name: `${count} documents, pages of Helios`, unit: 'pages', value: exportReport(helios).pages.total },
    ...alone('before', before),
    ...alone('between the two exports', between),
    ...alone('after', after),
    ...costs('  Eleventy', eleventy),
    ...costs('  Helios, nothing kept but content', first),
    ...costs('  Helios, compiled code kept', helios),
    ...costs('  Helios, unchanged', unchanged),
    ...ratios('  Helios with nothing kept to React alone', first, meanOf(before.same, between.same)),
    ...ratios('  … on its own pages', first, meanOf(before.own, between.own)),
    ...ratios('  Helios to React alone', helios, meanOf(between.same, after.same)),
    ...ratios('  … on its own pages', helios, meanOf(between.own, after.own)),
    ...ratios('  Helios to Eleventy', helios, eleventy),
    ...ratios('  Helios unchanged to Eleventy', unchanged, eleventy),
  ];
}

/** Runs of React alone, one after the other: on pages of the same documents, and on Helios's own pages. */
interface Reacts {
  readonly same: ProgramRun;
  readonly own: ProgramRun;
}

/** Plans and compiles Helios's own pages for React alone. Returns the file with what it needs. */
async function preparePages(
  file: string,
  { work, environment }: Pick<HeliosCommand, 'work' | 'environment'>,
): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  await runProgram({
    args: [join(ownPagesFolder, 'prepare.ts'), file, locale],
    environment: { ...environment, HELIOS_WORK: work },
  });
  return file;
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
