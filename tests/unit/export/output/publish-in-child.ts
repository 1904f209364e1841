/** Publishes small sites in a process of its own, which tests kill or deprive of the disk. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const {
  folder,
  out,
  texts,
  isPlain,
  canExchange,
  isBegun = false,
  killAt,
  killWithin = [''],
  killBefore,
  asNobody,
} = JSON.parse(process.argv[2] ?? '{}') as {
  folder: string;
  out: string;
  texts: string[];
  isPlain: boolean;
  canExchange: boolean;
  isBegun?: boolean;
  /** The process is killed before its change to the disk of this number. */
  killAt?: number;
  /** Only changes to paths with one of these texts in them count. */
  killWithin?: string[];
  /** Only these kinds of changes count; all without it. */
  killBefore?: string[];
  /** Root may write anywhere, so read-only folders are tested as another user. */
  asNobody?: boolean;
};

const changes = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmdirSync',
  'symlinkSync',
  'unlinkSync',
  'writeFileSync',
] as const;
let count = 0;
for (const name of killAt === undefined ? [] : changes.filter((each) => killBefore?.includes(each) ?? true)) {
  Object.assign(fs, { [name]: counted(fs[name] as (...values: unknown[]) => unknown) });
}
syncBuiltinESMExports();

/** The same function, which kills the process before the change at which it should die. */
function counted<Values extends unknown[], Result>(change: (...values: Values) => Result) {
  return (...values: Values): Result => {
    if (values.some((value) => killWithin.some((part) => String(value).includes(part)))) count += 1;
    if (count === killAt) process.kill(process.pid, 'SIGKILL');
    return change(...values);
  };
}

// The signal of the file size limit ends a process that doesn't listen; with a listener the write fails as on a full disk.
process.on('SIGXFSZ', () => undefined);

const { openStore } = await import('../../../../src/export/output/store.ts');
const { openExchange } = await import('../../../../src/export/output/exchange.ts');
const { noExchange } = await import('./no-exchange.ts');
const { createSeals } = await import('../../../../src/disk/seal.ts');
const { openOutput } = await import('../../../../src/export/output/open-output.ts');
const { stageTexts, about } = await import('./small-site.ts');

if (asNobody && process.getuid?.() === 0) {
  process.setgid?.(65534);
  process.setuid?.(65534);
}

try {
  const store = openStore(join(folder, '.helios/store'));
  const output = await openOutput({
    out,
    workFolder: join(folder, '.helios'),
    projectFolder: folder,
    store,
    seals: createSeals(undefined),
    isPlain,
    async openExchange(trial) {
      const opened = await (canExchange ? openExchange : noExchange)(trial);
      return opened.isPossible ? { ...opened, exchange: counted(opened.exchange) } : opened;
    },
  });
  for (const text of texts) {
    const staged = await stageTexts(output, store, text);
    if (isBegun) await staged.begin(about);
    await staged.publish(about);
  }
  await output.close();
  process.stdout.write('published');
} catch (error) {
  const told = error as { code?: string; message: string; where?: string; hint?: string };
  process.stdout.write(JSON.stringify({ code: told.code, message: told.message, where: told.where, hint: told.hint }));
}
