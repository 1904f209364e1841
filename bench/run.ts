import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RoutesReport } from '../src/cli/json/content-reports.ts';
import { temporaryFolder } from '../tests/sites/temporary-folder.ts';
import type { Benchmark, BuiltSite, Figure } from './benchmark.ts';
import { conditions, formatConditions, formatTable } from './report.ts';
import { runHelios } from './support/helios.ts';

/** The benchmarks by name. Each is loaded only when it runs, so that most need no browser. */
const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  'export-cold': async () => (await import('./export-cold.ts')).exportCold,
  'export-shared': async () => (await import('./export-shared.ts')).exportShared,
  'export-warm': async () => (await import('./export-warm.ts')).exportWarm,
  'export-unchanged': async () => (await import('./export-unchanged.ts')).exportUnchanged,
  'export-one-changed': async () => (await import('./export-one-changed.ts')).exportOneChanged,
  'export-code-edited': async () => (await import('./export-code-edited.ts')).exportCodeEdited,
  memory: async () => (await import('./memory.ts')).memory,
  bytes: async () => (await import('./bytes.ts')).bytes,
  links: async () => (await import('./links.ts')).links,
  scale: async () => (await import('./scale.ts')).scale,
  peers: async () => (await import('./peers.ts')).peers,
  house: async () => (await import('./house.ts')).house,
  'sign-up': async () => (await import('./sign-up.ts')).signUp,
  navigate: async () => (await import('./navigate.ts')).navigate,
  unasked: async () => (await import('./unasked.ts')).unasked,
  keystroke: async () => (await import('./keystroke.ts')).keystroke,
};

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [first, ...others] = positionals;
// By default `peers` does not run: it installs a program from npm's registry, which happens only if somebody asks for
// it.
const names = positionals.length > 0 ? positionals : Object.keys(benchmarks).filter((name) => name !== 'peers');
const unknown = names.filter((name) => !(name in benchmarks));
const runs = Number(flags.runs);
const pages = flags.pages === undefined ? undefined : Number(flags.pages);
const usage =
  `npm run bench -- [name…] [--runs N] [--pages N] [--json], where a name is one of: ${Object.keys(benchmarks).join(', ')}\n` +
  '  --pages: the number of generated pages of scale, instead of 1,000 and then 10,000\n' +
  'npm run bench -- lighthouse [pathname…] [--runs N] [--json], where a pathname is one like /helios/en/pricing\n' +
  'npm run bench -- weights [script…] [--json], where a script is boot, late, forms, plain or the name of an island';
if (flags.help) {
  console.log(usage);
} else if (first === 'weights') {
  await printWeights(others);
} else if (first === 'lighthouse' && runs >= 1) {
  await printLighthouse(others);
} else if (unknown.length > 0 || !(runs >= 1) || !(pages === undefined || pages >= 1)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runAll();
}

/** Prints the sources of each script with their sizes. It runs no command, so it is not one of the benchmarks. */
async function printWeights(wanted: readonly string[]): Promise<void> {
  const { formatWeight, weighScripts } = await import('./weights.ts');
  const weights = await weighScripts();
  const known = weights.map(({ name }) => name);
  const strangers = wanted.filter((name) => !known.includes(name));
  if (strangers.length > 0) {
    console.error(`There is no script ${strangers.join(', ')}. The scripts are: ${known.join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const shown = weights.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  console.log(flags.json ? JSON.stringify(shown, null, 2) : shown.map(formatWeight).join('\n').trimEnd());
}

/** Prints Lighthouse's scores of pages. The scores include texts, so this is not one of the benchmarks. */
async function printLighthouse(wanted: readonly string[]): Promise<void> {
  const { formatLighthouse, measureLighthouse } = await import('./lighthouse.ts');
  using root = benchFolder();
  const { out } = await sharedSite(join(root.path, 'site'))();
  const folder = join(root.path, 'lighthouse');
  mkdirSync(folder);
  const scores = await measureLighthouse({ out, folder, runs, wanted });
  console.log(flags.json ? JSON.stringify(scores, null, 2) : formatLighthouse(scores));
}

async function runAll(): Promise<void> {
  using root = benchFolder();
  const site = sharedSite(join(root.path, 'site'));
  const machine = conditions(await countPages(join(root.path, 'count')));
  if (!flags.json) console.log(`${formatConditions(machine)}\n`);
  const measured: Record<string, readonly Figure[]> = {};
  for (const name of names) {
    const benchmark = await benchmarks[name]?.();
    const folder = join(root.path, name);
    mkdirSync(folder);
    const figures = (await benchmark?.({ folder, runs, pages, site })) ?? [];
    measured[name] = figures;
    if (!flags.json) console.log(formatTable(name, figures));
  }
  if (flags.json) console.log(JSON.stringify({ ...machine, benchmarks: measured }, null, 2));
}

/** A temporary folder that is deleted at the end, and when a signal ends the process. */
function benchFolder(): ReturnType<typeof temporaryFolder> {
  const root = temporaryFolder();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      root[Symbol.dispose]();
      process.exit(130);
    });
  }
  return root;
}

async function countPages(work: string): Promise<number> {
  const { result } = await runHelios({ args: ['routes'], work });
  // The cast is safe: `helios routes --json` printed this value.
  return (result as RoutesReport).routes.length;
}

/** The export with which most benchmarks begin. It is made once, at its first use. */
function sharedSite(folder: string): () => Promise<BuiltSite> {
  const site = { work: join(folder, 'work'), out: join(folder, 'out') };
  let made: Promise<BuiltSite> | undefined;
  return () => (made ??= runHelios({ args: ['export', '--out', site.out], work: site.work }).then(() => site));
}
