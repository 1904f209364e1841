import { expect, test } from 'vitest';
import { storedFileOf } from '../../../src/content/repository/file-finding.ts';
import { withFiles } from '../../../src/pipeline/with-files.ts';
import type { Finding } from '../../../src/site/finding.ts';

const document = { id: 'A1', type: 'page', uid: 'pricing', lang: 'de-de' };
const finding: Finding = { code: 'missing-meta', severity: 'warning', message: 'No title.', document };

test('A finding about a document of the embedded content names the file of the document', () => {
  expect(withFiles([finding], { fileOf: storedFileOf })).toEqual([
    { ...finding, file: 'content/documents/de-de/page/pricing.json' },
  ]);
  expect(storedFileOf({ ...document, type: 'navigation', uid: null })).toBe(
    'content/documents/de-de/navigation/navigation.json',
  );
});

test('A finding without a document, one of a CMS, and one whose UID is no file name have no file', () => {
  const { document: _, ...general } = finding;
  expect(withFiles([general], { fileOf: storedFileOf })).toEqual([general]);
  expect(withFiles([finding], { fileOf: () => undefined })).toEqual([finding]);
  expect(storedFileOf({ ...document, uid: '../../etc' })).toBeUndefined();
});
