import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { startBrowser } from '../support/browser.ts';
import { keepRecords } from '../support/failure-records.ts';

const { visit } = startBrowser();

test('A failed browser test leaves a trace and a screenshot, and says where they are', async () => {
  using folder = temporaryFolder();
  await using visitor = await visit('/helios/en/404');
  const { page } = visitor;
  const kept = await keepRecords({ context: page.context(), page, folder: folder.path });
  expect(kept).toEqual([
    expect.stringMatching(/^Screenshot: .*screenshot\.png$/),
    expect.stringMatching(/^Trace: npx playwright show-trace .*trace\.zip$/),
  ]);
  const bytes = (name: string) => readFileSync(join(folder.path, name)).subarray(0, 4).toString('latin1');
  expect([bytes('screenshot.png'), bytes('trace.zip')]).toEqual(['\x89PNG', 'PK\x03\x04']);
  await page.context().tracing.startChunk();
});
