import { expect, test } from 'vitest';
import { mergeFindings } from '../../../src/export/merge-findings.ts';
import type { DocumentPlace, Finding } from '../../../src/rules/finding.ts';

const pricing: DocumentPlace = { id: 'a', type: 'page', uid: 'pricing', lang: 'en-gb' };

function finding(code: Finding['code'], rest: Partial<Finding> = {}): Finding {
  return { code, severity: 'error', message: `${code}.`, document: pricing, ...rest };
}

test('the same fault on two pages is one finding with both', () => {
  const merged = mergeFindings([
    finding('broken-link', { pathnames: ['/b'] }),
    finding('broken-link', { pathnames: ['/a', '/b'] }),
  ]);
  expect(merged).toEqual([finding('broken-link', { pathnames: ['/a', '/b'] })]);
});

test('two fields with the same fault are two findings', () => {
  const fields = ['menus[0].link', 'menus[1].link'];
  const merged = mergeFindings(fields.map((field) => finding('broken-link', { document: { ...pricing, field } })));
  expect(merged.map(({ document }) => document?.field)).toEqual(fields);
});

test('an unknown slice, told at the door and on its page, is one finding', () => {
  const door = finding('unknown-slice', {
    document: { ...pricing, field: 'slices[3].slice_type' },
    hint: 'Remove it.',
  });
  const page = finding('unknown-slice', {
    document: { ...pricing, field: 'slices[3]' },
    message: 'Not known.',
    pathnames: ['/a'],
  });
  expect(mergeFindings([door, page])).toEqual([{ ...door, pathnames: ['/a'] }]);
});

test('a page that its malformed document keeps from being rendered is not blamed on the template', () => {
  const malformed = finding('invalid-document');
  expect(mergeFindings([malformed, finding('render-failed')])).toEqual([malformed]);
  expect(mergeFindings([finding('render-failed')])).toHaveLength(1);
});
