import { expect, test } from 'vitest';
import { visitOf } from '../../../../src/runtime/forms/visit.ts';
import { registerUrl } from '../../../../src/runtime/sign-up/register-url.ts';

test('a campaign is told twice, as the first and as the latest; clicks by their own names', () => {
  expect(visitOf('?utm_source=daylight&gclid=G1&signup=open')).toEqual({
    utm_source: 'daylight',
    latest_utm_source: 'daylight',
    gclid: 'G1',
  });
});

test('what is empty is not told', () => {
  expect(visitOf('?utm_source=&utm_term=%20&_fbc=')).toEqual({});
  expect(visitOf('')).toEqual({});
});

test('register is told what the form has, then the visit, and nothing empty', () => {
  const values = { email: ' maja@kestrel.example ', lang: 'de', locale: 'de-de', pt_ref: 'website', country: '' };
  const url = registerUrl('https://app.helios.example/register', values, { utm_source: 'a&b', lang: 'xx' });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    email: 'maja@kestrel.example',
    lang: 'de',
    locale: 'de-de',
    pt_ref: 'website',
    utm_source: 'a&b',
  });
});

test('register keeps what its own address says', () => {
  expect(registerUrl('https://app.helios.example/register?plan=free#go', { email: 'm@k.example' }, {})).toBe(
    'https://app.helios.example/register?plan=free&email=m%40k.example#go',
  );
});
