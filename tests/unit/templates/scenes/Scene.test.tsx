import { describe, expect, test } from 'vitest';
import { Scene } from '../../../../src/templates/scenes/Scene.tsx';
import type { SceneData } from '../../../../src/templates/scenes/scene-data.ts';
import { pageWithScene, rowOf, sceneField } from './sample-scene.ts';

const lunch = rowOf({ label: 'Marlow Roasters', detail: 'Tom · 13:05', amount: 1018.4, category: 'meals_and_drinks' });

describe('amounts', () => {
  test.each([
    ['en', '£1,018.40'],
    ['de', '1.018,40\u00a0€'],
    ['se', '1\u00a0018,40\u00a0kr'],
    ['us', '$1,018.40'],
  ])('in %s are written %s', (urlCode, expected) => {
    const { html } = pageWithScene({ kind: 'spend_day', rows: [lunch] }, urlCode);
    expect(html(<Scene field={sceneField} size="stage" />)).toContain(expected);
  });

  test('on a receipt name the currency only at the total', () => {
    const receipt = {
      receipt_merchant: 'Marlow Roasters',
      receipt_lines: [{ label: 'Soup', amount: 7.6 }],
      receipt_total_label: 'Total',
      receipt_total: 7.6,
    };
    const { html } = pageWithScene({ kind: 'receipt_match', ...receipt });
    const markup = html(<Scene field={sceneField} size="stage" />);
    expect(markup).toContain('<span>Soup</span><span>7.60</span>');
    expect(markup).toContain('<span>Total</span><span>£7.60</span>');
  });

  test('left of a budget are its limit without what is spent', () => {
    const columns = [{ label: 'spent' }, { label: 'left' }];
    const { html } = pageWithScene({ kind: 'budget_gauge', total: 6812, limit: 10000, columns });
    expect(html(<Scene field={sceneField} size="stage" />)).toMatch(/£6,812<\/b><span>spent.*£3,188<\/b><span>left/);
  });
});

describe('to those who listen a scene', () => {
  test('is one image with its sentence', () => {
    const { html } = pageWithScene({ kind: 'card_deck', description: 'Three cards in a fan.' });
    expect(html(<Scene field={sceneField} size="card" />)).toContain('role="img" aria-label="Three cards in a fan."');
  });

  test('without a sentence is not there', () => {
    const { html } = pageWithScene({ kind: 'card_deck' });
    expect(html(<Scene field={sceneField} size="card" />)).toMatch(/^<div class="[^"]*" aria-hidden="true">/);
  });

  test.each(['spend_day', 'invoice_queue', 'reimbursement', 'wallet_phone'] as const)(
    'a %s has nothing that takes the focus',
    (kind) => {
      const request = { request_heading: 'Ada needs £74.10', request_decline: 'Ask why', request_approve: 'Approve' };
      const { html } = pageWithScene({ kind, rows: [lunch], receipt_total: 18.4, ...request });
      expect(html(<Scene field={sceneField} size="hero" />)).not.toMatch(/<(?:a|button|input)\b|tabindex/i);
    },
  );
});

describe('nothing is printed', () => {
  test('for a field that leads nowhere', () => {
    expect(pageWithScene({ kind: 'card_deck' }).html(<Scene field={{ link_type: 'Any' }} size="hero" />)).toBe('');
  });

  test('for a kind the code does not know', () => {
    const { html } = pageWithScene({ kind: 'hologram' as unknown as SceneData['kind'] });
    expect(html(<Scene field={sceneField} size="hero" />)).toBe('');
  });
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
] as const;
const sizes = ['hero', 'stage', 'card'] as const;

describe.each(kinds)('a %s', (kind) => {
  test.each(sizes)('of which only the kind is filled still stands as %s', (size) => {
    const { html } = pageWithScene({ kind, rows: [rowOf({})] });
    expect(html(<Scene field={sceneField} size={size} />)).not.toMatch(/null|undefined|NaN|Infinity/);
  });

  test.each(sizes)('without rows still stands as %s', (size) => {
    const { html } = pageWithScene({ kind });
    expect(html(<Scene field={sceneField} size={size} />)).not.toMatch(/null|undefined|NaN|Infinity/);
  });
});

test('a category the code does not know is drawn as unknown', () => {
  const row = rowOf({ label: 'Kite', category: 'kites' as unknown as 'other' });
  const { html } = pageWithScene({ kind: 'category_rules', rows: [row] });
  expect(html(<Scene field={sceneField} size="card" />)).toContain('href="#i-unknown"');
});

test('the highlighted card stands in front, wherever it is in the list', () => {
  const rows = [rowOf({ label: 'Tom', is_highlighted: true }), rowOf({ label: 'Ines' })];
  const { html } = pageWithScene({ kind: 'card_deck', rows });
  expect(html(<Scene field={sceneField} size="card" />)).toMatch(/Ines.*Tom/);
});

test('each payment stands on the sun where its hour is', () => {
  const rows = [rowOf({ detail: 'Tom · 12:00', category: 'travel' }), rowOf({ detail: 'Ines · every week' })];
  const { html } = pageWithScene({ kind: 'spend_day', rows });
  const moments = html(<Scene field={sceneField} size="hero" />).match(/<circle[^>]* r="8"[^>]*>/g);
  expect(moments).toEqual(['<circle cx="520" cy="80" r="8" fill="#1b81c3">']);
});
