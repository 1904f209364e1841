import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

const weeks = [
  { label: '7 Dec', amount: 80000 },
  { label: '14 Dec', amount: 40000, detail: 'Lowest', is_highlighted: true },
  { label: '21 Dec', amount: 60000 },
];

test('A curve of cash marks the lowest week with the sun, and says how much is left then', () => {
  const markup = sceneMarkup({ kind: 'cash_curve', rows: weeks });
  expect(markup).toContain('<circle cx="280" cy="118" r="13"');
  expect(markup).toMatch(/Lowest<\/span><b[^>]*>£40,000</);
});

test('A curve of cash shades the hills that fall and leaves those that rise in the light', () => {
  const shades = sceneMarkup({ kind: 'cash_curve', rows: weeks }).match(/<path fill="#0a6174"[^>]*>/g);
  expect(shades).toEqual(['<path fill="#0a6174" d="M93 200V36L280 118V200z">']);
});

test('A curve of cash whose limit is above each week draws the limit at the top', () => {
  expect(sceneMarkup({ kind: 'cash_curve', rows: weeks, limit: 160000 })).toContain('d="M0 36h560"');
});

test('A curve of cash writes what goes out with a minus', () => {
  const receipt_lines = [{ label: 'Salaries', amount: -48300 }];
  expect(sceneMarkup({ kind: 'cash_curve', receipt_lines })).toMatch(/Salaries<\/span><b[^>]*>−£48,300</);
});
