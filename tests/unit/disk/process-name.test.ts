import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processState, thisProcess } from '../../../src/disk/process-name.ts';

const isTold = existsSync('/proc/self/ns/pid');
const { pid } = spawnSync(process.execPath, ['--version']);

test.runIf(isTold)('A process of this machine that is there is running', () => {
  expect(processState(thisProcess())).toBe('running');
});

test.runIf(isTold)('A process of this machine that is gone has ended', () => {
  expect(processState(thisProcess().replace(/\d+$/, String(pid)))).toBe('ended');
});

test('Of a process on another machine, or without a place, nobody can say whether it has ended', () => {
  expect(processState(`0123456789ab-${pid}`)).toBe('unknown');
  expect(processState(String(pid))).toBe('unknown');
  expect(processState('edits')).toBe('unknown');
});
