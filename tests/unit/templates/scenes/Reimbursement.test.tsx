import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

test('A reimbursement names both ends of the drive and its length', () => {
  const columns = [{ label: 'Leeds depot' }, { label: 'Hull dock' }];
  const markup = sceneMarkup({ kind: 'reimbursement', columns, note: '118 miles' });
  expect(markup).toMatch(/Leeds depot.*Hull dock.*118 miles/);
});

test('A reimbursement says who receives the sum', () => {
  const markup = sceneMarkup({ kind: 'reimbursement', total: 66.5, receipt_total_label: 'To Sam’s bank account' });
  expect(markup).toMatch(/To Sam’s bank account<\/span><b[^>]*>£66\.50/);
});

test('The drive in a hero and the drive further down the page lead along two roads', () => {
  const roadOf = (size: 'hero' | 'stage') =>
    sceneMarkup({ kind: 'reimbursement', note: '84 miles' }, size).match(/stroke-width="14"[^>]* d="([^"]+)"/)?.[1];
  expect(roadOf('hero')).toBeDefined();
  expect(roadOf('stage')).toBeDefined();
  expect(roadOf('hero')).not.toBe(roadOf('stage'));
});
