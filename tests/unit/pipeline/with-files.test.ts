import { expect, test } from 'vitest';
import { withFiles } from '../../../src/pipeline/with-files.ts';
import type { Finding } from '../../../src/site/finding.ts';

const document = { id: 'A1', type: 'page', uid: 'pricing', lang: 'de-de' };
const finding: Finding = { code: 'missing-meta', severity: 'warning', message: 'No title.', document };
const file = 'content/documents/de-de/page/pricing.json';

test('A finding about a document of the embedded content names the file of the document', () => {
  expect(withFiles([finding], { fileOf: () => file })).toEqual([{ ...finding, file }]);
});

test('A finding without a document, and one of a CMS, have no file', () => {
  const { document: _, ...general } = finding;
  expect(withFiles([general], { fileOf: () => file })).toEqual([general]);
  expect(withFiles([finding], { fileOf: () => undefined })).toEqual([finding]);
});
