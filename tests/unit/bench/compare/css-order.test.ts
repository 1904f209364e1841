import { expect, test } from 'vitest';
import { differences, onePage } from './small-export.ts';

/** What is reported for a page whose stylesheet has the same rules in another order. */
function flips(body: string, ...rules: readonly [string, string, ...string[]]) {
  const before = onePage(body, rules.join(''));
  return differences(before, onePage(body, rules.toReversed().join(''))).map((found) => [found.kind, found.before]);
}

const both = '<p class="a b">One</p><p class="a">Two</p><p class="b">Three</p>';

test('The order of two rules matters if they set the same property of one element', () => {
  expect(flips(both, '.a{color:red;top:0}', '.b{top:0;color:blue}')).toEqual([
    ['rule-order', '.a{color:red}  .b{color:blue}'],
  ]);
});

test('The order of two rules matters if one sets a part of the property of the other', () => {
  expect(flips(both, '.a{margin-inline:0}', '.b{margin-left:1px}')).toHaveLength(1);
  expect(flips(both, '.a{inset:0}', '.b{left:1px}')).toHaveLength(1);
  expect(flips(both, '.a{border:0}', '.b{border-color:red}')).toHaveLength(1);
  expect(flips(both, '.a{border-radius:0}', '.b{border-start-start-radius:1px}')).toHaveLength(1);
  expect(flips(both, '.a{font:inherit}', '.b{line-height:1}')).toHaveLength(1);
});

test('The order of two rules matters if one of them is in a media query', () => {
  expect(flips(both, '@media (width>=1em){.a{top:0}}', '.b{top:1px}')).toHaveLength(1);
});

test('The order of two rules matters if they match the same descendants', () => {
  const body = '<div class="a"><div class="b"><p class="c">One</p></div></div>';
  expect(flips(body, '.a p{top:0}', '.b>p{top:1px}')).toHaveLength(1);
});

test('The order of two rules is reported once for all pages that have them', () => {
  const sheets = ['.a{top:0}.b{top:1px}', '.b{top:1px}.a{top:0}'];
  const [before, after] = sheets.map((css) => ({
    ...onePage(both, css),
    'helios/de/index.html': onePage(both, `${css}.a{left:0}`)['helios/en/index.html'] ?? '',
  }));
  expect(differences(before ?? {}, after ?? {}).map(({ kind, count }) => [kind, count])).toEqual([['rule-order', 2]]);
});

test('The order of two rules matters if the content of an island has them both, on the page that shows it', () => {
  const css = ['.a p{top:0}', '.b p{top:1px}'];
  const files = (rules: readonly string[]) => ({
    ...onePage('<div class="b" data-content="/page-data/sq/d/0123456789.json"></div>', rules.join('')),
    'helios/page-data/sq/d/0123456789.json': JSON.stringify({ html: '<b class="a"><p>One</p></b>', styles: '' }),
  });
  expect(differences(files(css), files(css.toReversed()))).toHaveLength(1);
});

test('The order of two rules does not matter if no element has both', () => {
  expect(flips('<p class="a">One</p><p class="b">Two</p>', '.a{top:0}', '.b{top:1px}')).toEqual([]);
});

test('The order of two rules does not matter if one is more specific', () => {
  expect(flips(both, '.a{top:0}', 'p.b{top:1px}')).toEqual([]);
  expect(flips(both, '.a{top:0}', '.b:hover{top:1px}')).toEqual([]);
  expect(flips(both, '.a{top:0 !important}', '.b{top:1px}')).toEqual([]);
});

test('The order of two rules does not matter if they set other properties, or the same value', () => {
  expect(flips(both, '.a{margin-top:0}', '.b{margin-left:1px}')).toEqual([]);
  expect(flips(both, '.a{top:0}', '.b{top:0}')).toEqual([]);
});

test('The order of two rules does not matter if they are for other parts of the element', () => {
  expect(flips(both, '.a:before{top:0}', '.b:after{top:1px}')).toEqual([]);
  expect(flips(both, '.a{top:0}', '.b:before{top:1px}')).toEqual([]);
});

test('The order of two rules does not matter if their elements have other ancestors', () => {
  const body = '<div class="a"><p>One</p></div><div class="b"><p>Two</p></div>';
  expect(flips(body, '.a p{top:0}', '.b p{top:1px}')).toEqual([]);
});
