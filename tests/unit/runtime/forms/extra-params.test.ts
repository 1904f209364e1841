import { expect, test } from 'vitest';
import { extraParams } from '../../../../src/runtime/forms/extra-params.ts';

test('The extra parameters are those of the link, then those of the page, without empty ones', () => {
  expect(extraParams('?plan=zenith&seats=', '?plan=sunrise&seats=12&voucher=%20&note=a%26b')).toEqual({
    plan: 'zenith',
    seats: '12',
    note: 'a&b',
  });
});

test('Parameters that the site itself reads or sends are no extra parameters', () => {
  const own = [
    'email',
    'lang',
    'pt_ref',
    'utm_source',
    'latest_utm_source',
    'gclid',
    'referral',
    'completions',
    'signup',
  ];
  expect(extraParams(`?${own.map((name) => `${name}=x`).join('&')}`, '?partner=datev&hide-cookie-banner=true')).toEqual(
    {},
  );
});

test('Parameters with strange names, markup, control characters or very long values are dropped', () => {
  const hostile = '?a b=1&%3Cb%3E=2&__proto__[x]=3&note=%3Cscript%3E&line=a%0Ab';
  expect(extraParams('', `${hostile}&long=${'x'.repeat(501)}&good=1`)).toEqual({ good: '1' });
});

test('The extra parameters together are short, whatever an address has', () => {
  const page = Array.from({ length: 500 }, (_, index) => `p${index}=${'é'.repeat(20)}`).join('&');
  const query = new URLSearchParams(extraParams('?plan=zenith', `?${page}`)).toString();
  expect(query).toMatch(/^plan=zenith&p0=/);
  expect(query.length).toBeLessThanOrEqual(1000);
});
