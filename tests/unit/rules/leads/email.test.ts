import { expect, test } from 'vitest';
import { domainsOrDefault, emailFault, isDisallowed } from '../../../../src/rules/leads/email.ts';

const labels = (count: number) => Array.from({ length: count }, () => 'a'.repeat(20)).join('.');

test.each([
  'maja@helios.example',
  'maja.lund+expenses@finance.helios.example',
  "o'brien_7@4you.example",
  'MAJA@HELIOS.EXAMPLE',
  'maja@xn--bcher-kva.example',
  'maja@example.xn--p1ai',
  `${'a'.repeat(64)}@helios.example`,
  `maja@${'a'.repeat(63)}.example`,
])('The address %s is an email address', (address) => {
  expect(emailFault(address)).toBeUndefined();
});

test('An email address may have 254 characters, but not 255', () => {
  const domain = `${labels(11)}.example`;
  const longest = `${'a'.repeat(254 - 1 - domain.length)}@${domain}`;
  expect(emailFault(longest)).toBeUndefined();
  expect(emailFault(`a${longest}`)).toBe('INVALID_EMAIL');
});

test.each([
  '',
  'maja',
  '@helios.example',
  'maja@',
  'maja@helios',
  'maja@@helios.example',
  'maja@lund@helios.example',
  'maja lund@helios.example',
  ' maja@helios.example',
  '.maja@helios.example',
  'maja.@helios.example',
  'ma..ja@helios.example',
  'maja@helios..example',
  'maja@helios.example.',
  'maja@-helios.example',
  'maja@helios-.example',
  'maja@he_lios.example',
  'maja@bücher.example',
  'maja@127.0.0.1',
  'maja@[127.0.0.1]',
  '"maja"@helios.example',
  'Maja <maja@helios.example>',
  'maja@helios.example\r\nBcc: all@helios.example',
  'maja@helios.example\n',
  `${'a'.repeat(65)}@helios.example`,
  `maja@${'a'.repeat(64)}.example`,
])('The text %j is no email address', (text) => {
  expect(emailFault(text)).toBe('INVALID_EMAIL');
});

// An expression that backtracks would take longer than a test may.
test.each([`${'a.'.repeat(500_000)}@`, `a@${'a-'.repeat(120)}`])(
  'A very long text is no email address (%#)',
  (text) => {
    expect(emailFault(text)).toBe('INVALID_EMAIL');
  },
);

const domains = ['gmx.de', 'Gmail.com'];

test.each(['maja@gmx.de', 'maja@GMX.de', 'maja@mail.gmx.de', 'maja@gmail.com'])(
  'The address %s is free mail',
  (address) => {
    expect(isDisallowed(address, domains)).toBe(true);
  },
);

test.each(['maja@notgmx.de', 'maja@gmx.de.example', 'gmx.de@helios.example'])(
  'The address %s is no free mail',
  (address) => {
    expect(isDisallowed(address, domains)).toBe(false);
  },
);

test('A locale without domains of its own has the default locale’s, which are asked for only then', () => {
  expect(domainsOrDefault([], () => ['gmx.de'])).toEqual(['gmx.de']);
  const asked = () => expect.unreachable('The default locale was asked.');
  expect(domainsOrDefault(['web.de'], asked)).toEqual(['web.de']);
});
