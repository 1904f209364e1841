import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach } from 'vitest';
import { openExchange } from '../../../../src/export/output/exchange.ts';
import type { ManifestHead } from '../../../../src/export/output/manifest.ts';
import { type Output, openOutput } from '../../../../src/export/output/open-output.ts';
import type { ExportKind } from '../../../../src/export/output/site-file.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { plainSeals } from '../../support/seals.ts';
import { noExchange } from './no-exchange.ts';
import { about, hostFileName, smallSitePaths, stageTexts } from './small-site.ts';

export type ChildOptions = {
  texts: string[];
  out?: string;
  isPlain?: boolean;
  canExchange?: boolean;
  /** True if each site is begun before it is published. */
  isBegun?: boolean;
  killAt?: number;
  killWithin?: string[];
  killBefore?: string[];
  asNobody?: boolean;
};

interface OpenOptions {
  readonly out?: string;
  readonly isPlain?: boolean;
  readonly kind?: ExportKind;
  readonly hasImages?: boolean;
  /** False for a system that can't exchange two folders. */
  readonly canExchange?: boolean;
  readonly now?: () => Date;
  /** Called before the site is replaced, after `out` was inspected. */
  readonly beforeExchange?: () => void;
}

/** A new folder for each test of a file, with a store, in which outputs are opened. */
export function outputsOfFile() {
  let folder = '';
  let store: Store;
  const opened: Output[] = [];
  const close = async () => {
    for (const output of opened.splice(0)) await output.close();
  };

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'helios-write-')));
    store = openStore(join(folder, '.helios/store'));
  });
  afterEach(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  return {
    get folder() {
      return folder;
    },
    get store() {
      return store;
    },
    /** Closes the outputs that are open. */
    close,
    async open({ canExchange = true, beforeExchange, ...options }: OpenOptions = {}): Promise<Output> {
      await close();
      const output = await openOutput({
        out: 'out',
        ...options,
        workFolder: join(folder, '.helios'),
        projectFolder: folder,
        store,
        seals: plainSeals,
        openExchange(trial) {
          beforeExchange?.();
          return canExchange ? openExchange(trial) : noExchange(trial);
        },
      });
      opened.push(output);
      return output;
    },
    async publish(output: Output, text: string, head: ManifestHead = about) {
      return (await stageTexts(output, store, text)).publish(head);
    },
    /** What the output and its host folder say: one text if they are whole and fit each other. */
    shown(out = 'out'): string {
      const files = [...smallSitePaths.map((path) => join(out, path)), join(`${out}.helios`, hostFileName)];
      return [...new Set(files.map((path) => readFileSync(join(folder, path), 'utf8')))].join(' and ');
    },
    releases: () => readdirSync(join(folder, '.helios/releases')).filter((name) => name !== 'history.json'),
    /** Runs an export in a process of its own. Gives undefined if it was killed. */
    inChild(options: ChildOptions, shell?: string): string | undefined {
      const argument = JSON.stringify({ folder, out: 'out', isPlain: false, canExchange: true, ...options });
      try {
        const words = ['-c', shell ?? 'exec "$@"', 'sh', process.execPath, bundledChild(), argument];
        // A shell that limits the size of files would end the process while it writes the compile cache.
        const env = shell === undefined ? cached : process.env;
        return execFileSync('bash', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env });
      } catch (error) {
        if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
        throw error;
      }
    },
  };
}

let bundled: string | undefined;

/** The file of publish-in-child.ts with all that it imports. A process loads one file in half of the time of forty. */
function bundledChild(): string {
  bundled ??= bundleChild(join(projectFolder, 'node_modules/.cache/helios/publish-in-child.mjs'));
  return bundled;
}

function bundleChild(file: string): string {
  const entryPoints = [join(import.meta.dirname, 'publish-in-child.ts')];
  // Other workers may run the file at the same time.
  const outfile = `${file}.${process.pid}`;
  // The thread that places files is no part of the bundle.
  const define = { 'import.meta.url': JSON.stringify(pathToFileURL(placeThread).href) };
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', external: ['koffi'], define });
  renameSync(outfile, file);
  return file;
}

const projectFolder = join(import.meta.dirname, '../../../..');
const placeThread = join(projectFolder, 'src/export/output/place-thread.ts');
/** The compile cache makes a process start three times as fast. */
const cached = { ...process.env, NODE_COMPILE_CACHE: join(projectFolder, '.helios/code') };
