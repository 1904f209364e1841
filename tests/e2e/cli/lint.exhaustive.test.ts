import { afterAll, expect, test } from 'vitest';
import { parseReport } from '../support/json-report.ts';
import { openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();
afterAll(() => place[Symbol.dispose]());

test('The command helios lint finds no fault in the texts of the content', { timeout: 120_000 }, async () => {
  const run = await place.run(['lint', '--json']);
  const { findings, locales } = parseReport('lint', run);
  expect(findings.map(({ code, message, document }) => [code, document?.lang, document?.uid, message])).toEqual([]);
  expect(locales).toHaveLength(18);
  expect(run.code).toBe(0);
});
