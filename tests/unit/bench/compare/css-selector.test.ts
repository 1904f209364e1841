import { expect, test } from 'vitest';
import { specificityOf } from '../../../../bench/compare/css-selector.ts';

test.each([
  ['*', 0],
  ['p', 1],
  ['p:before', 2],
  ['p::before', 2],
  ['.a', 1000],
  ['.a>p+p', 1002],
  ['[open] .a:hover', 3000],
  ['[value="a.b #c"]', 1000],
  [':where(.a,#b) p', 1],
  [':is(.a,p) p', 1001],
  ['p:not(.a .b,#c)', 1_000_001],
  ['.a:has(>:nth-child(2n + 1))', 2000],
  ['.a:nth-child(2 of .b)', 3000],
  ['.a:lang(de)', 2000],
])('The specificity of %s is %d', (selector, specificity) => {
  expect(specificityOf(selector)).toBe(specificity);
});
