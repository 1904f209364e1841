import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftFileOf, removeAbandonedDrafts } from '../../../src/content/abandoned-drafts.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

const isTold = existsSync('/proc/self/ns/pid');

test.runIf(isTold)('The draft of a process that runs stays, however long nothing was written to it', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'content.sqlite');
  writeFileSync(draftFileOf(file), '');
  utimesSync(draftFileOf(file), 0, 0);
  removeAbandonedDrafts(file);
  expect(existsSync(draftFileOf(file))).toBe(true);
});

test.runIf(isTold)('The draft of a process that has ended is removed at once', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'content.sqlite');
  const { pid } = spawnSync(process.execPath, ['--version']);
  const draft = draftFileOf(file).replace(/\d+\.tmp$/, `${pid}.tmp`);
  writeFileSync(draft, '');
  removeAbandonedDrafts(file);
  expect(existsSync(draft)).toBe(false);
});
