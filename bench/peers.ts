import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Figure } from './benchmark.ts';
import { medianOf, repeat } from './support/figures.ts';
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
export const peers: Benchmark = async ({ folder, runs }) => {
  const eleventy = installEleventy(join(folder, 'eleventy'));
  return [
    ...(await measure(1_000, { folder: join(folder, 'thousand'), eleventy, runs })),
    ...(await measure(10_000, { folder: join(folder, 'ten-thousand'), eleventy, runs })),
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

interface Place {
  readonly folder: string;
  /** The folder of Eleventy's project. */
  readonly eleventy: string;
  readonly runs: number;
}

async function measure(count: number, { folder, eleventy, runs }: Place): Promise<Figure[]> {
  await using repository = await serveGenerated(count);
  const content = writeContent(join(folder, 'content'), repository.documents());
  const ofEleventy = await runEleventy(eleventy, { content, out: join(folder, 'eleventy') });
  const common = { work: join(folder, 'work'), environment: repository.environment };
  await runHelios({ args: ['fetch'], ...common });
  const prepared = await preparePages(join(folder, 'prepared'), common);
  const exportTo = (out: string) =>
    runHelios({ args: ['export', '--locale', locale, '--no-images', '--out', join(folder, out)], ...common });
  const reactTo = async (out: string): Promise<Reacts> => ({
    same: await runProgram({ args: [join(peersFolder, 'react-floor.mjs'), content, join(folder, out)] }),
    own: await runProgram({ args: [join(ownPagesFolder, 'react-pages.ts'), prepared, join(folder, `${out}-own`)] }),
  });
  // A shared machine can be half as fast a minute later. So React alone runs before and after each export.
  let before = await reactTo('react-before');
  const round = async (out: string): Promise<Round> => {
    const helios = await exportTo(out);
    const after = await reactTo(`react-after-${out}`);
    const earlier = before;
    before = after;
    return { before: earlier, helios, after };
  };
  const first = await round('first');
  const rounds = await repeat(runs, (index) => {
    forgetPages(common.work, join(folder, `trash-${index}`));
    return round(`helios-${index}`);
  });
  const unchanged = await exportTo(`helios-${runs - 1}`);
  return figuresOf(count, { first, rounds, unchanged, eleventy: ofEleventy });
}

/** Runs of React alone, one after the other: on pages of the same documents, and on Helios's own pages. */
interface Reacts {
  readonly same: ProgramRun;
  readonly own: ProgramRun;
}

/** An export that renders all pages, and React alone before and after it. */
interface Round {
  readonly before: Reacts;
  readonly helios: HeliosRun;
  readonly after: Reacts;
}

interface Runs {
  /** The export that has nothing but the content. */
  readonly first: Round;
  /** The exports that have the compiled code too. */
  readonly rounds: readonly Round[];
  readonly unchanged: HeliosRun;
  readonly eleventy: ProgramRun;
}

function figuresOf(count: number, { first, rounds, unchanged, eleventy }: Runs): Figure[] {
  const alone = [first.before, ...[first, ...rounds].map(({ after }) => after)];
  const exports = rounds.map(({ helios }) => helios);
  return [
    { name: `${count} documents, pages of Helios`, unit: 'pages', value: exportReport(first.helios).pages.total },
    ...costs(
      '  React alone, two threads',
      alone.map(({ same }) => same),
    ),
    ...costs(
      "  React alone on Helios's own pages",
      alone.map(({ own }) => own),
    ),
    ...costs('  Eleventy', [eleventy]),
    ...costs('  Helios, nothing kept but content', [first.helios]),
    ...costs('  Helios, compiled code kept', exports),
    ...costs('  Helios, unchanged', [unchanged]),
    ...toReact('  Helios with nothing kept to React alone', [first]),
    ...toReact('  Helios to React alone', rounds),
    ...ratios(
      '  Helios to Eleventy',
      exports.map((helios) => [helios, eleventy]),
    ),
    ...ratios('  Helios unchanged to Eleventy', [[unchanged, eleventy]]),
  ];
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

function runEleventy(
  project: string,
  { content, out }: { readonly content: string; readonly out: string },
): Promise<ProgramRun> {
  return runProgram({
    args: [join(project, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
    folder: project,
    environment: {
      PEERS_CONTENT: content,
      PEERS_TREE: pathToFileURL(join(peersFolder, 'page-tree.mjs')).href,
      PEERS_OUT: out,
    },
  });
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

function costs(name: string, runs: readonly ProgramRun[]): Figure[] {
  return [
    medianOf(
      name,
      's',
      runs.map(({ seconds }) => seconds),
    ),
    medianOf(
      '    CPU',
      's',
      runs.map(({ cpuSeconds }) => cpuSeconds),
    ),
    medianOf(
      '    peak',
      'MB',
      runs.map(({ peakMegabytes }) => peakMegabytes),
    ),
  ];
}

/** The ratios of exports to React alone, as it was before and after each of them. */
function toReact(name: string, rounds: readonly Round[]): Figure[] {
  const pairs = (kind: keyof Reacts) =>
    rounds.map(({ before, helios, after }) => [helios, meanOf(before[kind], after[kind])] as const);
  return [...ratios(name, pairs('same')), ...ratios('  … on its own pages', pairs('own'))];
}

type Times = Pick<ProgramRun, 'seconds' | 'cpuSeconds'>;

function meanOf(one: Times, other: Times): Times {
  return { seconds: (one.seconds + other.seconds) / 2, cpuSeconds: (one.cpuSeconds + other.cpuSeconds) / 2 };
}

function ratios(name: string, pairs: readonly (readonly [Times, Times])[]): Figure[] {
  return [
    medianOf(
      `${name}, clock`,
      'times',
      pairs.map(([one, other]) => one.seconds / other.seconds),
    ),
    medianOf(
      `${name}, CPU`,
      'times',
      pairs.map(([one, other]) => one.cpuSeconds / other.cpuSeconds),
    ),
  ];
}
