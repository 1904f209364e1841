import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editableProject } from '../support/editable-project.ts';
import { parseReport } from '../support/json-report.ts';
import { openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();
afterAll(() => place[Symbol.dispose]());

test('The command helios lint finds no fault in the texts of the content', async () => {
  const run = await place.run(['lint', '--json']);
  const { findings, locales } = parseReport('lint', run);
  expect(findings.map(({ code, message, document }) => [code, document?.lang, document?.uid, message])).toEqual([]);
  expect(locales).toHaveLength(18);
  expect(run.code).toBe(0);
});

test('A finding of helios lint names the file of its document', async () => {
  const project = editableProject();
  const name = 'content/documents/en-gb/page/pricing.json';
  const file = join(project, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('three people free', 'three peoplle free'));
  const run = await place.run(['lint', '--locale', 'en', '--json'], { fixedProject: project });
  expect(run.code).toBe(1);
  expect(parseReport('lint', run).findings).toMatchObject([{ code: 'spelling', file: name }]);
});
