import { describe, expect, test } from 'vitest';
import { Scene } from '../../../../src/templates/scenes/Scene.tsx';
import { pageWithScene, sceneField } from './sample-scene.ts';
import { sceneMarkup } from './scene-markup.tsx';

const lunch = { label: 'Marlow Roasters', detail: 'Tom · 13:05', amount: 1018.4, category: 'meals_and_drinks' };

test.each([
  ['en', '£1,018.40'],
  ['de', '1.018,40\u00a0€'],
  ['se', '1\u00a0018,40\u00a0kr'],
  ['us', '$1,018.40'],
])('The amounts of a scene in %s are written %s', (urlCode, expected) => {
  const { html } = pageWithScene({ kind: 'spend_day', rows: [lunch] }, urlCode);
  expect(html(<Scene field={sceneField} size="stage" />)).toContain(expected);
});

test('The amounts on a receipt name the currency only at the total', () => {
  const receipt = {
    receipt_merchant: 'Marlow Roasters',
    receipt_lines: [{ label: 'Soup', amount: 7.6 }],
    receipt_total_label: 'Total',
    receipt_total: 7.6,
  };
  const markup = sceneMarkup({ kind: 'receipt_match', ...receipt });
  expect(markup).toContain('<span>Soup</span><span>7.60</span>');
  expect(markup).toContain('<span>Total</span><span>£7.60</span>');
  const abroad = sceneMarkup({ kind: 'receipt_match', ...receipt, receipt_currency: 'EUR' });
  expect(abroad).toContain('<span>Total</span><span>€7.60</span>');
});

test('The amount left of a budget is its limit without what is spent', () => {
  const columns = [{ label: 'spent' }, { label: 'left' }];
  const markup = sceneMarkup({ kind: 'budget_gauge', total: 6812, limit: 10000, columns });
  expect(markup).toMatch(/£6,812<\/b><span>spent.*£3,188<\/b><span>left/);
});

test('A scene is one image with its sentence to a screen reader', () => {
  const markup = sceneMarkup({ kind: 'card_deck', description: 'Three cards in a fan.' }, 'card');
  expect(markup).toContain('role="img" aria-label="Three cards in a fan."');
});

test('A scene without a sentence is hidden from a screen reader', () => {
  expect(sceneMarkup({ kind: 'card_deck' }, 'card')).toMatch(/^<div class="[^"]*" aria-hidden="true">/);
});

test.each(['spend_day', 'invoice_queue', 'reimbursement', 'wallet_phone', 'payment_window'])(
  'A scene of kind %s has nothing that takes the focus',
  (kind) => {
    const request = { request_heading: 'Ada needs £74.10', request_decline: 'Ask why', request_approve: 'Approve' };
    const markup = sceneMarkup({ kind, rows: [lunch], receipt_total: 18.4, ...request }, 'hero');
    expect(markup).not.toMatch(/<(?:a|button|input)\b|tabindex/i);
  },
);

test('A request in another app names the app and is in the place of the card', () => {
  const day = { kind: 'spend_day', rows: [lunch], card_holder: 'Ines Duarte', request_heading: 'Tom needs £48.00' };
  expect(sceneMarkup(day, 'hero')).toContain('Ines Duarte');
  const markup = sceneMarkup({ ...day, app: 'Chat' }, 'hero');
  expect(markup).toContain('C</span>Chat');
  expect(markup).not.toContain('Ines Duarte');
});

test('A declined payment shows no seal, and asks the holder of the card', () => {
  const phone = { kind: 'wallet_phone', badge: 'Declined', receipt_merchant: 'Elektra 24', receipt_total: 640 };
  const seal = 'viewBox="0 0 72 72"';
  expect(sceneMarkup(phone)).toContain(seal);
  const question = { request_heading: 'Was it you?', request_decline: 'No', request_approve: 'Yes' };
  const markup = sceneMarkup({ ...phone, ...question });
  expect(markup).not.toContain(seal);
  expect(markup).toMatch(/Declined.*Was it you\?.*No.*Yes/);
});

test('Day and month of a due day are on a line each', () => {
  const row = { label: 'Hafendruck', value: '20.\u00a0Nov.', amount: 864 };
  expect(sceneMarkup({ kind: 'invoice_queue', rows: [row] })).toContain('20.\nNov.');
});

test('An invoice that will be paid looks as if it had been', () => {
  const paid = { label: 'Paid', value: '20 Nov' };
  const rows = (row: object) => sceneMarkup({ kind: 'invoice_queue', rows: [{ ...paid, ...row }] });
  expect(rows({ is_waiting: true })).toContain('ahead');
  expect(rows({})).not.toContain('ahead');
  expect(rows({ is_waiting: true, amount: 864 })).not.toContain('ahead');
});

test('The card that spends a budget is beside it in a hero, and nowhere else', () => {
  const budget = { kind: 'budget_gauge', total: 2400, limit: 6000, card_holder: 'Ines Duarte', note: '•••• 6118' };
  expect(sceneMarkup(budget, 'hero')).toMatch(/Ines Duarte.*•••• 6118.*£3,600/);
  expect(sceneMarkup(budget)).not.toContain('Ines Duarte');
});

test('A scene whose field leads nowhere prints nothing', () => {
  expect(pageWithScene({ kind: 'card_deck' }).html(<Scene field={{ link_type: 'Any' }} size="hero" />)).toBe('');
});

test('A scene of a kind that the code does not know prints nothing', () => {
  expect(sceneMarkup({ kind: 'hologram' }, 'hero')).toBe('');
});

const kinds = [
  'spend_day',
  'card_deck',
  'category_rules',
  'receipt_match',
  'budget_gauge',
  'posting_table',
  'invoice_queue',
  'subscription_list',
  'entity_map',
  'wallet_phone',
  'reimbursement',
  'cash_curve',
  'payment_window',
];
const sizes = ['hero', 'stage', 'card'] as const;
const missing = /null|undefined|NaN|Infinity/;

describe.each(kinds)('%s', (kind) => {
  test.each(sizes)(`A ${kind} with one empty row prints no missing value as %s`, (size) => {
    expect(sceneMarkup({ kind, rows: [{}] }, size)).not.toMatch(missing);
  });

  test.each(sizes)(`A ${kind} without rows prints no missing value as %s`, (size) => {
    expect(sceneMarkup({ kind }, size)).not.toMatch(missing);
  });
});

test('A category that the code does not know is drawn as unknown', () => {
  const rows = [{ label: 'Kite', category: 'kites' }];
  expect(sceneMarkup({ kind: 'category_rules', rows }, 'card')).toContain('href="#i-unknown"');
});

test('The highlighted card is in front, wherever it is in the list', () => {
  const rows = [{ label: 'Tom', is_highlighted: true }, { label: 'Ines' }];
  expect(sceneMarkup({ kind: 'card_deck', rows }, 'card')).toMatch(/Ines.*Tom/);
});

test('Each payment of a day is on the sun at its hour', () => {
  const rows = [{ detail: 'Tom · 12:00', category: 'travel' }, { detail: 'Ines · every week' }];
  const moments = sceneMarkup({ kind: 'spend_day', rows }, 'hero').match(/<circle[^>]* r="8"[^>]*>/g);
  expect(moments).toEqual(['<circle cx="520" cy="80" r="8" fill="#1b81c3">']);
});

test('A scene in a hero has the sun behind it, and a scene elsewhere has not', () => {
  const sun = 'cx="520" cy="530" r="450"';
  expect(sceneMarkup({ kind: 'posting_table' }, 'hero')).toContain(sun);
  expect(sceneMarkup({ kind: 'posting_table' }, 'stage')).not.toContain(sun);
});

test('The rays of the sun behind a scene have the colour of the words, so that they are visible at night', () => {
  expect(sceneMarkup({ kind: 'spend_day', rows: [lunch] }, 'hero')).toContain('<g fill="none" stroke="currentColor">');
});
