import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

const wallet = { kind: 'wallet_phone', receipt_merchant: 'Marlow Roasters' } as const;

test('A wallet is at a card reader that shows the sum', () => {
  expect(sceneMarkup({ ...wallet, receipt_total: 18.4 })).toMatch(/Marlow Roasters<\/small><b>£18\.40/);
});

test('A wallet without a sum is a phone alone', () => {
  expect(sceneMarkup(wallet)).not.toContain('Marlow Roasters');
});

test('A card whose rule declined a payment stays open, one whose holder is in doubt is closed', () => {
  const sun = 'fill="var(--bg)"';
  const asks = { ...wallet, request_heading: 'Above £60, ask first', request_approve: 'Ask Maja' };
  expect(sceneMarkup(asks)).toContain(sun);
  expect(sceneMarkup({ ...asks, request_decline: 'No' })).not.toContain(sun);
});
