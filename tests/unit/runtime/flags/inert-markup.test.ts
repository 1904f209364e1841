import { expect, test } from 'vitest';
import { quietMarkup } from '../../../../src/runtime/flags/inert-markup.ts';

test.each([
  ['<p style="color:red" class="a">style=1</p>', '<p refused-style="color:red" class="a">style=1</p>'],
  ['<svg/onload=a()><b title="a"onclick = a()>', '<svg/refused-onload=a()><b title="a"refused-onclick = a()>'],
  ['<STYLE>p{}</STYLE><i>on=1</i>', '<helios-style>p{}</helios-style><i>on=1</i>'],
])('What the policy of the page refuses is renamed before it is parsed: %s', (html, quiet) => {
  expect(quietMarkup(html)).toBe(quiet);
});
