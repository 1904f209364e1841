import { expect, test } from 'vitest';
import { mergeFindings } from '../../../src/pipeline/merge-findings.ts';
import type { Finding } from '../../../src/site/finding.ts';

const document = { id: 'N', type: 'navigation', uid: null, lang: 'en-gb', field: 'menus[0].link' };
const broken: Finding = { code: 'broken-link', severity: 'error', message: 'x is gone.', document };

test('One wrong link in the navigation is one finding with every page it is on', () => {
  const merged = mergeFindings([
    { ...broken, pathnames: ['/b'] },
    { ...broken, pathnames: ['/a'] },
    { ...broken, pathnames: ['/a'] },
  ]);
  expect(merged).toEqual([{ ...broken, pathnames: ['/a', '/b'] }]);
});

test('One fault of a template is one finding with all its pages, and of its documents only one that is alone', () => {
  const source = { file: 'src/templates/slices/Stats/Stats.tsx', line: 7, column: 3, excerpt: '' };
  const failed: Finding = { code: 'render-failed', severity: 'error', message: 'No figures.', source };
  const on = (id: string): Finding => ({ ...failed, document: { ...document, id }, pathnames: [`/${id}`] });
  expect(mergeFindings([on('b'), on('a')])).toEqual([{ ...failed, pathnames: ['/a', '/b'] }]);
  expect(mergeFindings([on('a')])).toEqual([on('a')]);
  const elsewhere = { ...on('a'), source: { ...source, line: 9 } };
  expect(mergeFindings([on('b'), elsewhere])).toEqual([on('b'), elsewhere]);
});

test('Findings of two fields, and of two pages over budget, stay apart', () => {
  const budget: Finding = { code: 'over-budget', severity: 'warning', message: 'too large' };
  const merged = mergeFindings([
    broken,
    { ...broken, document: { ...document, field: 'menus[1].link' } },
    { ...budget, pathnames: ['/a'] },
    { ...budget, pathnames: ['/b'] },
  ]);
  expect(merged).toHaveLength(4);
});

test('An unknown slice that the fetch and its page report is one finding', () => {
  const code = 'unknown-slice';
  const atTheDoor: Finding = {
    ...broken,
    code,
    document: { ...document, field: 'slices[3].slice_type' },
    hint: 'Remove it.',
  };
  const onThePage: Finding = {
    ...broken,
    code,
    document: { ...document, field: 'slices[3]' },
    message: 'y.',
    pathnames: ['/a'],
  };
  expect(mergeFindings([atTheDoor, onThePage])).toEqual([{ ...atTheDoor, pathnames: ['/a'] }]);
});

test.each([
  ['invalid-document', 'render-failed'],
  ['unknown-slice', 'invalid-page'],
] as const)('A document with %s is the cause of its page’s %s', (cause, consequence) => {
  const malformed: Finding = { ...broken, code: cause };
  const failed: Finding = { ...broken, code: consequence };
  expect(mergeFindings([failed, malformed])).toEqual([malformed]);
  expect(mergeFindings([failed])).toEqual([failed]);
});

test('A fault of a template on several pages is one finding with all of them and none of their documents', () => {
  const fault: Finding = { code: 'invalid-page', severity: 'error', message: 'It has 2 h1 elements, not one.' };
  const { field: _, ...page } = document;
  const merged = mergeFindings([
    { ...fault, document: page, pathnames: ['/a'] },
    { ...fault, document: { ...page, id: 'O' }, pathnames: ['/b'] },
  ]);
  expect(merged).toEqual([{ ...fault, pathnames: ['/a', '/b'] }]);
});

test('A site without pages does not also lack the pages of each locale', () => {
  const lacking = (code: Finding['code']): Finding => ({ code, severity: 'error', message: `It is ${code}.` });
  const [empty, missing, string] = [lacking('empty-site'), lacking('missing-page'), lacking('missing-string')];
  expect(mergeFindings([empty, missing, string])).toEqual([empty, string]);
  expect(mergeFindings([missing])).toEqual([missing]);
});

test('A page that a redirect hides is not also one that visitors can not reach', () => {
  const on = (code: Finding['code'], ...pathnames: string[]): Finding => ({
    code,
    severity: 'error',
    message: `It is ${code} on ${pathnames.join()}.`,
    pathnames,
  });
  const [conflict, hidden, other] = [
    on('redirect-conflict', '/a', '/b'),
    on('unreachable-page', '/b'),
    on('unreachable-page', '/c'),
  ];
  expect(mergeFindings([conflict, hidden, other])).toEqual([conflict, other]);
});
