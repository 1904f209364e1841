import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ReportOf } from '../../../src/cli/json/reports.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { parseReport } from './json-report.ts';
import { type CliOptions, type CliRun, projectFolder, type RunningCli, runCli, startCli } from './run-cli.ts';

/** A temporary folder with a work folder and an output of its own: no test touches the project's. */
export interface Workplace extends Disposable {
  readonly folder: string;
  readonly work: string;
  readonly out: string;
  /** Starts any command with this work folder, in a process of its own. */
  start(args: readonly string[], options?: CliOptions): RunningCli;
  /** Runs any command with this work folder to its end. */
  run(args: readonly string[], options?: CliOptions): Promise<CliRun>;
  /** `helios export --json` into `out`, without images unless `args` say otherwise. */
  export(args?: readonly string[], options?: CliOptions): Promise<CliRun>;
}

export interface WorkplaceOptions {
  /** Variables for every command of this workplace, such as the repository. */
  readonly env?: Readonly<Record<string, string>>;
  /** Nothing compiled and nothing fetched yet, as on a fresh machine. */
  readonly isCold?: boolean;
}

export function openWorkplace({ env = {}, isCold = false }: WorkplaceOptions = {}): Workplace {
  const temporary = temporaryFolder();
  const [work, out] = [join(temporary.path, 'work'), join(temporary.path, 'out')];
  if (!isCold) borrowBeginnings(work);
  const here = (options: CliOptions = {}) => ({ ...options, env: { HELIOS_WORK: work, ...env, ...options.env } });
  const run = (args: readonly string[], options?: CliOptions) => runCli(args, here(options));
  return {
    folder: temporary.path,
    work,
    out,
    start: (args, options) => startCli(args, here(options)),
    run,
    export: (args = [], options) => run(['export', '--json', '--no-images', '--out', out, ...args], options),
    [Symbol.dispose]: () => temporary[Symbol.dispose](),
  };
}

/**
 * Copies the compiled code and the content of the export that all browser tests share. Its names, hashes and refs say what
 * it was made from, so that an export ignores a part that does not fit.
 */
function borrowBeginnings(work: string): void {
  const shared = join(projectFolder, '.helios');
  mkdirSync(work, { recursive: true });
  for (const name of [
    'compiled',
    'bundles',
    'content.sqlite',
    'content.sqlite.seal',
    'content.sqlite.edits',
    'embedded-files.json',
    'sound-models',
    'source-files.json',
  ]) {
    if (existsSync(join(shared, name))) cpSync(join(shared, name), join(work, name), { recursive: true });
  }
  symlinkSync(join(shared, 'code'), join(work, 'code'));
}

/** The JSON of an export, compared with its schema. */
export function reportOf(run: CliRun): ReportOf<'export'> {
  return parseReport('export', run);
}

/** The content of a path: where a link leads, and the hash of every file below. */
export function contentsOf(path: string): { link: string | undefined; files: Record<string, string> } {
  const link = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  const entries = readdirSync(`${path}/`, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  );
  const names = entries.map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1)).sort();
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(path, name)))
      .digest('hex');
  return { link, files: Object.fromEntries(names.map((name) => [name, hash(name)])) };
}
