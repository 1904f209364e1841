import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../../src/site/finding.ts';
import { editableProject } from '../support/editable-project.ts';
import { parseReport } from '../support/json-report.ts';
import type { CliRun } from '../support/run-cli.ts';
import { openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();
let project = '';
let run: CliRun;
let findings: readonly Finding[];

function edit(path: string, change: (text: string) => string): void {
  const file = join(project, 'content/documents', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** One fault of each kind that an author of files can make, each in a file of its own. */
beforeAll(async () => {
  project = editableProject();
  edit('de-de/page/pricing.json', (text) => text.replace('"data": {', '"data": {,'));
  edit('fi-fi/page/home.json', (text) => text.replace('"meta_title"', '"meta_tilte"'));
  edit('fi-fi/page/legal.json', (text) => text.replace('"type": "page"', '"type": "pgae"'));
  edit('pt-pt/page/legal.json', (text) => text.replace('"lang": "pt-pt"', '"lang": "pt-tp"'));
  edit('pt-pt/page/pricing.json', (text) => text.replace('"uid": "pricing"', '"uid": "home"'));
  edit('fr-fr/page/home.json', (text) => text.replace(/"asset": "[^"]+"/, '"asset": "nowhere.png"'));
  const about = join(project, 'content/documents/en-us/page/about.json');
  const text = readFileSync(about, 'utf8').replace('"lang": "en-us",', '"lang": "en-us", \x01');
  writeFileSync(about, Buffer.concat(text.split('\x01').flatMap((part) => [Buffer.from(part), Buffer.of(0xef)])));
  writeFileSync(join(project, 'content/documents/notes.txt'), 'To do\n');
  edit('it-it/page/home.json', (text) => text.replace('"noindex": false', '"noindex": "maybe"'));
  run = await place.run(['fetch', '--json'], { fixedProject: project });
  findings = parseReport('error', run).findings ?? [];
});

afterAll(() => place[Symbol.dispose]());

test('Faults in files of the embedded content are faults of the content: exit code 1', () => {
  expect(run.code).toBe(1);
  expect(parseReport('error', run)).toMatchObject({ error: { code: 'invalid-content' } });
  expect(run.stderr).not.toMatch(/^\s+at /m);
});

test.each<[string, Finding['code'], string, Partial<Finding['document']> | undefined, string]>([
  ['bad JSON', 'invalid-file', 'de-de/page/pricing.json', { type: 'page', uid: 'pricing', lang: 'de-de' }, 'not JSON'],
  [
    'a byte that is not UTF-8',
    'invalid-file',
    'en-us/page/about.json',
    { uid: 'about', lang: 'en-us' },
    'Line 4 is not',
  ],
  ['a file of another kind', 'invalid-file', 'notes.txt', undefined, 'Only .json files belong in content/documents.'],
  ['a misspelt field', 'invalid-file', 'fi-fi/page/home.json', { uid: 'home', field: 'meta_tilte' }, '"meta_tilte"'],
  ['an unknown type', 'invalid-file', 'fi-fi/page/legal.json', { type: 'pgae', uid: 'legal' }, 'custom type "pgae"'],
  ['an unknown locale', 'invalid-file', 'pt-pt/page/legal.json', { lang: 'pt-tp' }, 'no locale "pt-tp"'],
  ['a repeated UID', 'invalid-file', 'pt-pt/page/pricing.json', { uid: 'home' }, 'is already the page "home" in pt-pt'],
  ['a missing file', 'invalid-file', 'fr-fr/page/home.json', { uid: 'home' }, 'There is no file media/nowhere.png.'],
  ['a wrong value', 'invalid-document', 'it-it/page/home.json', { field: 'noindex' }, 'should be true or false'],
])('One round names %s with code %s, file %s and document', (_, code, path, document, says) => {
  const file = `content/documents/${path}`;
  const found = findings.find((finding) => finding.file === file && finding.message.includes(says));
  expect(found).toMatchObject({ code, severity: 'error', ...(document && { document }) });
  expect(run.stderr).toContain(found?.message);
  expect(run.stderr).toContain(file);
});

test('A misspelt name comes with the one that was meant', () => {
  expect(findings.find(({ document }) => document?.field === 'meta_tilte')?.hint).toBe('Did you mean "meta_title"?');
});
