import { describe, expect, test } from 'vitest';
import { Scene } from '../../../../src/templates/scenes/Scene.tsx';
import type { SceneSize } from '../../../../src/templates/scenes/scene-data.ts';
import { pageWithScene, rowOf, sceneField } from './sample-scene.ts';

function markupOf(fields: Parameters<typeof pageWithScene>[0], size: SceneSize = 'stage'): string {
  return pageWithScene(fields).html(<Scene field={sceneField} size={size} />);
}

describe('a queue of invoices', () => {
  const invoice = rowOf({ label: 'Harbour Print', value: '20 Nov', amount: 1248, note: 'Approved, Maja' });

  test('shows each with its day, its sum and who approved it, and the sum of all with what it is', () => {
    const markup = markupOf({ kind: 'invoice_queue', rows: [invoice], total: 1248, note: 'Out by 30 November' });
    expect(markup).toMatch(/20 Nov.*Harbour Print.*£1,248\.00.*Approved, Maja.*Out by 30 November.*£1,248\.00/);
  });

  test('has the paper behind it where there is room', () => {
    const paper = { receipt_merchant: 'Harbour Print', receipt_total_label: 'Total', receipt_total: 1248 };
    const sizes = (['hero', 'stage', 'card'] as const).filter((size) =>
      markupOf({ kind: 'invoice_queue', ...paper }, size).includes('Total</span><span>£1,248.00'),
    );
    expect(sizes).toEqual(['hero', 'stage']);
  });

  test('asks for an answer only on the horizon', () => {
    const request = { kind: 'invoice_queue', request_heading: 'Tom, is it right?' } as const;
    expect(markupOf(request, 'hero')).toContain('Tom, is it right?');
    expect(markupOf(request, 'stage')).not.toContain('Tom, is it right?');
  });
});

describe('a list of renewals', () => {
  test('sets a renewal on the dial where its day is, a cancelled one as a hole', () => {
    const rows = [rowOf({ value: '16', category: 'software' }), rowOf({ value: '31', category: 'none' })];
    const dial = markupOf({ kind: 'subscription_list', rows }, 'hero');
    expect(dial).toContain('<circle cx="520" cy="80" r="8" fill="#413f84">');
    expect(dial).toContain('<circle cx="970" cy="530" r="12" fill="#fff"');
  });

  test('leaves what has no day of the month off the dial', () => {
    const rows = [rowOf({ value: 'every week', category: 'software' }), rowOf({ value: '32', category: 'software' })];
    expect(markupOf({ kind: 'subscription_list', rows }, 'hero')).not.toMatch(/<circle[^>]* r="(?:8|12)"/);
  });

  test('shows the closed card with a sun that has set', () => {
    const markup = markupOf({ kind: 'subscription_list', card_holder: 'Gantt Garden', card_label: 'Closed' });
    expect(markup).toContain('<circle cx="224" cy="146" r="78" fill="none">');
  });
});

describe('a map of companies', () => {
  const companies = [rowOf({ label: 'Cafés Ltd', amount: 400 }), rowOf({ label: 'Mill Ltd', amount: 100 })];

  test('names each with its sum, and the sum of all', () => {
    const markup = markupOf({ kind: 'entity_map', rows: companies, total: 500 });
    expect(markup).toMatch(/£500\.00.*Cafés Ltd.*£400\.00.*Mill Ltd.*£100\.00/);
  });

  test('builds the houses by their sums, the largest as tall as there is room', () => {
    const tops = [...markupOf({ kind: 'entity_map', rows: companies }).matchAll(/d="M\d+ (\d+)H\d+V250H\d+z"/g)];
    expect(tops.map(([, top]) => Number(top))).toEqual([38, 149]);
  });
});

describe('a wallet', () => {
  const wallet = { kind: 'wallet_phone', receipt_merchant: 'Marlow Roasters' } as const;

  test('is held to a reader that asks for the sum', () => {
    expect(markupOf({ ...wallet, receipt_total: 18.4 })).toMatch(/Marlow Roasters<\/small><b>£18\.40/);
  });

  test('without a sum is a phone alone', () => {
    expect(markupOf(wallet)).not.toContain('Marlow Roasters');
  });
});

describe('a reimbursement', () => {
  test('names both ends of the drive and how far it was', () => {
    const columns = [{ label: 'Leeds depot' }, { label: 'Hull dock' }];
    expect(markupOf({ kind: 'reimbursement', columns, note: '118 miles' })).toMatch(
      /Leeds depot.*Hull dock.*118 miles/,
    );
  });

  test('says to whom the sum goes', () => {
    const markup = markupOf({ kind: 'reimbursement', total: 66.5, receipt_total_label: 'To Sam’s bank account' });
    expect(markup).toMatch(/To Sam’s bank account<\/span><b[^>]*>£66\.50/);
  });
});

describe('a curve of cash', () => {
  const weeks = [
    rowOf({ label: '7 Dec', amount: 80000 }),
    rowOf({ label: '14 Dec', amount: 40000, detail: 'Lowest', is_highlighted: true }),
    rowOf({ label: '21 Dec', amount: 60000 }),
  ];

  test('marks the lowest week with the sun, and says how much is left then', () => {
    const markup = markupOf({ kind: 'cash_curve', rows: weeks });
    expect(markup).toContain('<circle cx="280" cy="118" r="13"');
    expect(markup).toMatch(/Lowest<\/span><b[^>]*>£40,000</);
  });

  test('lays what falls in the shade and leaves what rises in the light', () => {
    const shades = markupOf({ kind: 'cash_curve', rows: weeks }).match(/<path fill="#0a6174"[^>]*>/g);
    expect(shades).toEqual(['<path fill="#0a6174" d="M93 200V36L280 118V200z">']);
  });

  test('whose floor is above each week draws it at the top', () => {
    expect(markupOf({ kind: 'cash_curve', rows: weeks, limit: 160000 })).toContain('d="M0 36h560"');
  });

  test('writes what goes out with a minus', () => {
    const receipt_lines = [{ label: 'Salaries', amount: -48300 }];
    expect(markupOf({ kind: 'cash_curve', receipt_lines })).toMatch(/Salaries<\/span><b[^>]*>-£48,300</);
  });
});

test('scenes on the horizon stand before the sun, others do not', () => {
  const sun = 'cx="520" cy="530" r="450"';
  expect(markupOf({ kind: 'posting_table' }, 'hero')).toContain(sun);
  expect(markupOf({ kind: 'posting_table' }, 'stage')).not.toContain(sun);
});
