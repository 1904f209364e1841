import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

const rows = [
  { label: 'Frame.tools', detail: 'Ines · 12:00', amount: 96, category: 'software' },
  { label: 'Marlow Roasters', detail: 'Tom · 15:00', amount: 18.4, note: 'Receipt matched', is_highlighted: true },
];
const window = { kind: 'payment_window', heading: 'Thursday', total: 114.4, rows };

test('The window of the product has the highlighted payment open, with its card and its state', () => {
  const markup = sceneMarkup({ ...window, card_holder: 'Tom Adeyemi', note: '•••• 4071' });
  expect(markup).toMatch(/<b>Marlow Roasters<\/b><small>Tom Adeyemi · •••• 4071<\/small>/);
  expect(markup.match(/Receipt matched/g)).toHaveLength(2);
});

test('Without a highlighted payment the window of the product has the first one open', () => {
  const [first] = rows;
  const markup = sceneMarkup({ ...window, rows: [{ ...first }] });
  expect(markup.match(/Frame\.tools/g)).toHaveLength(2);
});

test('The small sun of the window has the day’s total, and a mark for each payment at its hour', () => {
  const markup = sceneMarkup(window);
  expect(markup).toMatch(/<text[^>]*>Thursday<\/text><text[^>]*>£114\.40<\/text>/);
  expect(markup).toContain('<circle cx="116" cy="36" r="4.5" fill="#413f84"');
  expect(markup).toContain('<circle cx="175" cy="61" r="6.5"');
});

test('A posting ends with the sum on the receipt', () => {
  const postings = [
    { label: '7400 Staff meals', detail: 'VAT 20%', amount: 15.33 },
    { label: '2202 Input VAT', amount: 3.07 },
  ];
  const markup = sceneMarkup({ ...window, postings, receipt_total_label: 'Total', receipt_total: 18.4 });
  expect(markup).toMatch(/7400 Staff meals.*£15\.33.*2202 Input VAT.*£3\.07.*<span>Total<\/span><b[^>]*>£18\.40/s);
});

test('The window of the product has a large sun behind it instead of the dial of other heroes', () => {
  expect(sceneMarkup(window, 'hero')).toContain('cx="660" cy="700" r="640"');
  expect(sceneMarkup(window, 'hero')).not.toContain('cx="520" cy="530" r="450"');
});
