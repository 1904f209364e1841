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

test('A curve of cash is one area, of which the lowest week alone has another colour', () => {
  const areas = sceneMarkup({ kind: 'cash_curve', rows: weeks }).match(/<path fill="[^"]*" d="M[^"]*V200z">/g);
  expect(areas).toEqual([
    expect.stringContaining('d="M0 200V36L93 36L280 118L467 77H560V200z"'),
    expect.stringContaining('d="M187 200V77L280 118L373 97.5V200z"'),
  ]);
});

test('A curve of cash whose limit is above each week draws the limit at the top', () => {
  expect(sceneMarkup({ kind: 'cash_curve', rows: weeks, limit: 160000 })).toContain('d="M0 36h560"');
});

test('A curve of cash writes what goes out with a minus', () => {
  const receipt_lines = [{ label: 'Salaries', amount: -48300 }];
  expect(sceneMarkup({ kind: 'cash_curve', receipt_lines })).toMatch(/Salaries<\/span><b[^>]*>−£48,300</);
});
