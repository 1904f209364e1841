import { expect, test } from 'vitest';
import { cookieText, cookieValue } from '../../../../src/runtime/shared/cookie.ts';

test('A cookie is for this host, and on https for https alone', () => {
  const cookie = { name: 'utm_source', value: 'a; b=c\u00e4', maxAge: 60 };
  expect(cookieText(cookie, { isSecure: true })).toBe(
    'utm_source=a%3B%20b%3Dc%C3%A4; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
  expect(cookieText(cookie, { isSecure: false })).toBe(
    'utm_source=a%3B%20b%3Dc%C3%A4; Path=/; Max-Age=60; SameSite=Lax',
  );
});

test('A cookie with a domain is for all hosts of the domain', () => {
  const cookie = { name: 'a', value: 'b', maxAge: 60, domain: 'helios.example' };
  expect(cookieText(cookie, { isSecure: true })).toBe(
    'a=b; Path=/; Max-Age=60; SameSite=Lax; Domain=helios.example; Secure',
  );
});

test('The value of a cookie is the one for this host, decoded, and none if somebody else has encoded it', () => {
  expect(cookieValue('a=1%3B; b=%E0%A4%A; a=2', 'a')).toBe('1;');
  expect(cookieValue('a=1; b=%E0%A4%A', 'b')).toBeUndefined();
  expect(cookieValue('', 'a')).toBeUndefined();
});
