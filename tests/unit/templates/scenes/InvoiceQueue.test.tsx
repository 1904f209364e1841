import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

test('A queue of invoices shows each with its day, its sum and who approved it, and the sum of all with its note', () => {
  const invoice = { label: 'Harbour Print', value: '20 Nov', amount: 1248, note: 'Approved, Maja' };
  const markup = sceneMarkup({ kind: 'invoice_queue', rows: [invoice], total: 1248, note: 'Out by 30 November' });
  expect(markup).toMatch(/20\nNov.*Harbour Print.*£1,248\.00.*Approved, Maja.*Out by 30 November.*£1,248\.00/);
});

test('The station of an invoice without a day has the sun, and the others have their days', () => {
  const stations = [{ label: 'Received', value: '12 Nov' }, { label: 'Approved' }, { label: 'Paid', value: '20 Nov' }];
  const markup = sceneMarkup({ kind: 'invoice_queue', rows: stations }, 'card');
  expect(markup).toMatch(/12\nNov.*Received.*<svg.*Approved.*20\nNov.*Paid/);
});

test('A queue of invoices has the paper behind it where there is room', () => {
  const paper = { receipt_merchant: 'Harbour Print', receipt_total_label: 'Total', receipt_total: 1248 };
  const sizes = (['hero', 'stage', 'card'] as const).filter((size) =>
    sceneMarkup({ kind: 'invoice_queue', ...paper }, size).includes('Total</span><span>£1,248.00'),
  );
  expect(sizes).toEqual(['hero', 'stage']);
});

test('The paper of an invoice that waits has no seal', () => {
  const seal = (isWaiting: boolean) =>
    /class="[^"]*seal/.test(
      sceneMarkup({
        kind: 'invoice_queue',
        receipt_merchant: 'Quayside Cold Store',
        rows: [{ label: 'Quayside Cold Store', is_highlighted: true, is_waiting: isWaiting }],
      }),
    );
  expect([seal(true), seal(false)]).toEqual([false, true]);
});

test('A queue of invoices without a paper is larger on a stage', () => {
  const list = { kind: 'invoice_queue', rows: [{ label: 'Harbour Print' }] } as const;
  expect(sceneMarkup(list, 'stage')).toMatch(/class="[^"]*alone/);
  expect(sceneMarkup({ ...list, receipt_merchant: 'Harbour Print' }, 'stage')).not.toMatch(/class="[^"]*alone/);
});

test('A queue of invoices asks for an answer only in a hero', () => {
  const request = { kind: 'invoice_queue', request_heading: 'Tom, is it right?' } as const;
  expect(sceneMarkup(request, 'hero')).toContain('Tom, is it right?');
  expect(sceneMarkup(request, 'stage')).not.toContain('Tom, is it right?');
});
