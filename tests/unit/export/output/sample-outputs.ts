import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type Output, openOutput } from '../../../../src/export/output/open-output.ts';
import { openStore, type Store } from '../../../../src/export/output/store.ts';
import { about, smallSitePaths, stageTexts } from './small-site.ts';

type ChildOptions = {
  texts: string[];
  out?: string;
  isPlain?: boolean;
  killAt?: number;
  killWithin?: string;
  asNobody?: boolean;
};

/** A new folder for each test of a file, with a store, in which outputs are opened. */
export function outputsOfFile() {
  let folder = '';
  let store: Store;
  const opened: Output[] = [];
  const close = () => {
    for (const output of opened.splice(0)) output.close();
  };

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'helios-write-')));
    store = openStore(join(folder, '.helios/store'));
  });
  afterEach(() => {
    close();
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
    async open(options: { out?: string; isPlain?: boolean } = {}): Promise<Output> {
      close();
      const given = { out: 'out', ...options };
      const output = await openOutput({ ...given, workFolder: join(folder, '.helios'), projectFolder: folder, store });
      opened.push(output);
      return output;
    },
    async publish(output: Output, text: string) {
      return (await stageTexts(output, store, text)).publish(about);
    },
    /** What the output says: one text if it is whole. */
    shown(out = 'out'): string {
      return [...new Set(smallSitePaths.map((path) => readFileSync(join(folder, out, path), 'utf8')))].join(' and ');
    },
    releases: () => readdirSync(join(folder, '.helios/releases')).filter((name) => name !== 'history.json'),
    /** Runs an export in a process of its own. Gives undefined if it was killed. */
    inChild(options: ChildOptions, shell = 'exec "$@"'): string | undefined {
      const argument = JSON.stringify({ folder, out: 'out', isPlain: false, ...options });
      try {
        const words = ['-c', shell, 'sh', process.execPath, child, argument];
        return execFileSync('bash', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
      } catch (error) {
        if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
        throw error;
      }
    },
  };
}

const child = join(import.meta.dirname, 'publish-in-child.ts');
