import { expect, test } from 'vitest';
import { addressRest, withRest } from '../../../../src/runtime/late/address-rest.ts';

const own = '/helios/en/bills-status';

test.each([
  [`${own}/4711`, '/4711'],
  [`${own}/2026/inv-4711_a.pdf/`, '/2026/inv-4711_a.pdf'],
  [own, ''],
  [`${own}/`, ''],
  [`${own}-old/4711`, ''],
  ['/helios/en/404', ''],
  [`${own}//evil.example`, ''],
  [`${own}/a%2f..%2fadmin`, ''],
  [`${own}/.env`, ''],
  [`${own}/${'x'.repeat(101)}`, ''],
  [`${own}${'/x'.repeat(9)}`, ''],
])('The rest of the address %s is "%s"', (pathname, rest) => {
  expect(addressRest(pathname, own)).toBe(rest);
});

test('A page whose own address ends in a slash has the same rest', () => {
  expect(addressRest(`${own}/4711/`, `${own}/`)).toBe('/4711');
});

test('The rest goes behind the path of a link, before its query', () => {
  expect(withRest('https://app.helios.example/bills?from=mail', '/4711')).toBe(
    'https://app.helios.example/bills/4711?from=mail',
  );
  expect(withRest('https://app.helios.example/bills', '')).toBe('https://app.helios.example/bills');
});
