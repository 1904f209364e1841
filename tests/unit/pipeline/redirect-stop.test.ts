import { expect, test } from 'vitest';
import { redirectStop } from '../../../src/pipeline/redirect-stop.ts';
import type { Finding } from '../../../src/site/finding.ts';
import { place, route } from '../check/samples.ts';

const circle: Finding = { code: 'redirect-circle', severity: 'error', message: 'A circle.' };
const chain: Finding = { code: 'redirect-chain', severity: 'warning', message: 'A chain.' };
const publicFile: Finding = { code: 'public-file', severity: 'error', message: 'Hidden.' };

function planned(project: readonly Finding[], documents: readonly Finding[] = [], removals: readonly Finding[] = []) {
  return {
    plan: { routes: [route({ documentId: 'A1' })], locales: [], findings: [] },
    project: { redirects: [], publicFiles: [], findings: project, join: () => ({ files: [], findings: [] }) },
    documentFindings: documents,
    removalFindings: removals,
  };
}

test('A redirect that blocks publishing ends the export, with all findings that rendering can not change', () => {
  const removal: Finding = { code: 'removed-pages', severity: 'error', message: 'Gone.' };
  const list = place({ id: 'R', type: 'redirect_list' });
  const ofList: Finding = { code: 'invalid-document', severity: 'error', message: 'Malformed.', document: list };
  const ofPage: Finding = { ...ofList, document: place({ id: 'A1' }) };
  const found = redirectStop(planned([circle, publicFile], [ofList, ofPage], [removal]), { strict: false });
  expect(found).toEqual([circle, publicFile, removal, ofList]);
});

test('A chain of redirects ends the export under --strict only', () => {
  expect(redirectStop(planned([chain]), { strict: false })).toBeUndefined();
  expect(redirectStop(planned([chain]), { strict: true })).toEqual([chain]);
});

test('Other errors do not end the export before its pages are rendered', () => {
  expect(redirectStop(planned([publicFile], [], [publicFile]), { strict: true })).toBeUndefined();
});
