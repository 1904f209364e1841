import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../sites/temporary-folder.ts';

/** Starts a process that makes six files with this work folder. */
function start(original: string, folder: string) {
  const program = join(import.meta.dirname, '../support/encode-six.ts');
  const child = spawn(process.execPath, [program, original, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { child, output: () => output, ended: once(child, 'close') };
}

interface Made {
  readonly made: number;
  readonly files: readonly unknown[];
}

function madeBy(output: string): Made {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

test('An export that is killed while it encodes images makes only the rest of them the next time', async () => {
  using killed = temporaryFolder();
  using whole = temporaryFolder();
  const original = join(whole.path, 'original.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 480, height: 320, channels: 3, background: '#fff', noise } }).toFile(original);
  const first = start(original, killed.path);
  while (!first.output().includes('2 done')) await Promise.race([once(first.child.stdout, 'data'), first.ended]);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(first.output(), 'the kill comes before the end').not.toContain('"made"');
  const [again, anew] = [start(original, killed.path), start(original, whole.path)];
  await Promise.all([again.ended, anew.ended]);
  const [resumed, fresh] = [madeBy(again.output()), madeBy(anew.output())];
  expect(fresh.made).toBe(6);
  expect(resumed.made).toBeLessThanOrEqual(4);
  expect(resumed.files).toEqual(fresh.files);
});
