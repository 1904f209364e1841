import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

const done = { label: 'Shop 3', amount: 252 };

test('A table of payments is marked as done', () => {
  expect(sceneMarkup({ kind: 'posting_table', badge: 'All posted', rows: [done] })).toContain('data-tone="ok"');
});

test('A table with a payment that asks for attention is not marked as done', () => {
  const rows = [done, { label: 'Shop 14', amount: 612, is_waiting: true }];
  const markup = sceneMarkup({ kind: 'posting_table', badge: 'Shop 14 stands out', rows });
  expect(markup).toContain('Shop 14 stands out');
  expect(markup).not.toContain('data-tone="ok"');
});
