import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEnded, thisProcess } from '../../../src/disk/process-name.ts';

const isTold = existsSync('/proc/self/ns/pid');
const { pid } = spawnSync(process.execPath, ['--version']);

test('A process that runs has not ended', () => {
  expect(isEnded(thisProcess())).toBe(false);
});

test.runIf(isTold)('A process of this machine that is gone has ended', () => {
  expect(isEnded(thisProcess().replace(/\d+$/, String(pid)))).toBe(true);
});

test('Of a process on another machine, or without a place, nobody can say that it has ended', () => {
  expect(isEnded(`0123456789ab-${pid}`)).toBe(false);
  expect(isEnded(String(pid))).toBe(false);
  expect(isEnded('edits')).toBe(false);
});
