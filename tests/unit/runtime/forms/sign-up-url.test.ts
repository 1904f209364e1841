import { expect, test } from 'vitest';
import { signUpUrl } from '../../../../src/runtime/forms/sign-up-url.ts';

const form = {
  email: ' maja@kestrel.example ',
  lang: 'de',
  locale: 'de-de',
  pt_ref: 'website',
  country: '',
  plan: 'sun',
};
const visit = {
  utm_source: 'a&b',
  latest_utm_source: 'c',
  gclid: 'G',
  flowProgress: 'home:2/5',
  lang: 'xx',
  s_id: ' ',
};
const extra = { seats: '12', email: 'x@y.example', gclid: 'other' };

test('The register page gets the values of the form, then those of the visit, then extra ones, and no empty ones', () => {
  const url = signUpUrl('https://app.helios.example/register', form, { visit, extra });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    email: 'maja@kestrel.example',
    lang: 'de',
    locale: 'de-de',
    pt_ref: 'website',
    plan: 'sun',
    seats: '12',
    utm_source: 'a&b',
    latest_utm_source: 'c',
    gclid: 'G',
    flowProgress: 'home:2/5',
  });
});

test('The register page has the query of its own address', () => {
  expect(
    signUpUrl('https://app.helios.example/register?plan=free#go', { email: 'm@k.example' }, { visit: {}, extra: {} }),
  ).toBe('https://app.helios.example/register?plan=free&email=m%40k.example#go');
});

test('The partners’ sign-up gets the address and the country alone', () => {
  const action = 'https://app.helios.example/partner/signup';
  expect(signUpUrl(action, { ...form, country: 'DE' }, { visit, extra })).toBe(
    `${action}?email=maja%40kestrel.example&country=DE`,
  );
  expect(signUpUrl(action, form, { visit, extra })).toBe(`${action}?email=maja%40kestrel.example`);
});
