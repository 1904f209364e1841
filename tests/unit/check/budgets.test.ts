import { expect, test } from 'vitest';
import { checkPageBudget, checkScriptBudget } from '../../../src/check/budgets.ts';
import { route } from './samples.ts';

const budgets = { home: 14 * 1024, page: 20 * 1024, script: 6 * 1024 };
const text = (bytes: number) => 'x'.repeat(bytes);

const html = `<!doctype html><html><head><style>${text(3000)}</style></head><body><header>${text(100)}</header><main>
<section><h2>Plans <em>for you</em></h2>${text(5000)}</section><section id="faq">${text(4000)}</section></main></body></html>`;

test('a page within its budget has no finding', () => {
  expect(checkPageBudget({ html, route: route(), bytes: 20 * 1024, budgets })).toEqual([]);
});

test('a page over its budget is told with its size, its limit and its largest parts', () => {
  const [finding] = checkPageBudget({ html, route: route(), bytes: 21 * 1024, budgets });
  expect(finding).toMatchObject({ code: 'over-budget', severity: 'warning', pathnames: ['/helios/en/pricing'] });
  expect(finding?.message).toBe(
    '/helios/en/pricing is 21.0 KB compressed, over its budget of 20.0 KB. Its largest parts, uncompressed: section "Plans for you" (4.9 KB), section #faq (3.9 KB), style (2.9 KB).',
  );
});

test('a home page has a budget of its own', () => {
  const home = route({ path: '/', pathname: '/helios/en' });
  expect(checkPageBudget({ html, route: home, bytes: 15 * 1024, budgets })[0]?.message).toContain('budget of 14.0 KB');
});

test('the scripts of the first moment share one budget', () => {
  const scripts = [
    { pathname: '/boot.js', bytes: 4 * 1024 },
    { pathname: '/more.js', bytes: 3 * 1024 },
  ];
  expect(checkScriptBudget(scripts.slice(0, 1), budgets)).toEqual([]);
  expect(checkScriptBudget(scripts, budgets)[0]?.message).toBe(
    'Every page sends 7.0 KB of JavaScript before any interaction, over the budget of 6.0 KB: /boot.js (4.0 KB), /more.js (3.0 KB).',
  );
});
