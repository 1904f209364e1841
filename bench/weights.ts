import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { config } from '../config/index.ts';
import { type BundledRuntime, type BundledScript, bundleScripts } from '../src/export/compile/bundle-runtime.ts';
import { compileModules } from '../src/export/compile/css-modules.ts';
import { sourceLayout } from '../src/export/compile/source-layout.ts';
import { runtimeSite } from '../src/pipeline/runtime-site.ts';
import { byText, compareTexts } from '../src/site/by-text.ts';
import { projectFolder } from './support/helios.ts';

/** One script of the site, or an island with all scripts that its code is in. */
export interface ScriptWeight {
  /** `boot`, `late`, `forms`, `plain`, or an island's name. */
  readonly name: string;
  /** The number of files that the browser fetches for it. */
  readonly files: number;
  /** The size in bytes as sent: each file with gzip 9. */
  readonly gzip: number;
  /** The largest allowed `gzip`, in bytes. Undefined for all scripts but `boot`, because they are loaded later. */
  readonly budget: number | undefined;
  /** The sources with their bytes after minification and before gzip, heaviest first. A package is one entry: `react-dom`. */
  readonly sources: readonly { readonly source: string; readonly bytes: number }[];
}

/** The bytes of each source in each script, as an export would bundle them now. */
export async function weighScripts(): Promise<readonly ScriptWeight[]> {
  const modules = await compileModules(projectFolder, sourceLayout.bundled);
  const bundled = await bundleScripts({ ...config, root: projectFolder, site: runtimeSite(config), modules });
  const { boot, late } = bundled;
  return [
    weigh('boot', [boot], config.budgets.script),
    ...late.map((script) => weigh(nameOf(script), [script], undefined)),
    ...Object.entries(bundled.islands)
      .sort(byText(([name]) => name))
      .map(([name, entry]) => weigh(name, scriptsFrom(entry, bundled), undefined)),
  ];
}

/** The name in a script's address: `late` for `/helios/static/late-3F2A….js`. */
function nameOf({ pathname }: BundledScript): string {
  return basename(pathname).replace(/[-.].*$/, '');
}

/** The chunks of an island: its own first, then every chunk that it needs before it can start. */
function scriptsFrom(entry: string, { chunks }: BundledRuntime): BundledScript[] {
  const known = new Map(chunks.map((chunk) => [chunk.pathname, chunk]));
  const needed = new Map<string, BundledScript>();
  const add = (pathname: string) => {
    const chunk = known.get(pathname);
    if (!chunk || needed.has(chunk.pathname)) return;
    needed.set(chunk.pathname, chunk);
    chunk.imports.forEach(add);
  };
  add(entry);
  return [...needed.values()];
}

function weigh(name: string, scripts: readonly BundledScript[], budget: number | undefined): ScriptWeight {
  const weights = new Map<string, number>();
  const add = (source: string, bytes: number) => weights.set(source, (weights.get(source) ?? 0) + bytes);
  for (const { code, sources } of scripts) {
    const parts = Object.entries(sources);
    for (const [file, bytes] of parts) add(sourceOf(file), bytes);
    add('(added by the bundler)', Buffer.byteLength(code) - parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  }
  return {
    name,
    files: scripts.length,
    gzip: scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    budget,
    sources: [...weights]
      .map(([source, bytes]) => ({ source, bytes }))
      .filter(({ bytes }) => bytes > 0)
      .sort((a, b) => b.bytes - a.bytes || compareTexts(a.source, b.source)),
  };
}

/**
 * The name under which the bytes of a file are counted: that of its npm package, its path, or `(define HELIOS_SITE)` for a
 * value that the bundler inserts.
 */
function sourceOf(file: string): string {
  const [, written] = /^<(.+)>$/.exec(file) ?? [];
  if (written) return `(${written.replace(':', ' ')})`;
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
}

/** One script as a table: each source with its bytes and its share, below a line with the total and the budget. */
export function formatWeight({ name, files, gzip, budget, sources }: ScriptWeight): string {
  const total = sources.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = sources.map(({ source, bytes }) => {
    const share = `${((bytes / total) * 100).toFixed(1)} %`;
    return `  ${number(bytes).padStart(8)}  ${share.padStart(6)}  ${source}`;
  });
  const sent = `${number(total)} bytes, ${number(gzip)} after gzip${files > 1 ? ` in ${files} files` : ''}`;
  return [`${name}  ${sent}${budget === undefined ? '' : `; ${formatBudget(gzip, budget)}`}`, ...rows, ''].join('\n');
}

function formatBudget(gzip: number, budget: number): string {
  const left = budget - gzip;
  return `budget ${number(budget)}, ${left < 0 ? `${number(-left)} too many` : `${number(left)} left`}`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
