import { expect, test } from 'vitest';
import { loginTraits } from '../../../../src/runtime/analytics/login-traits.ts';

test.each([
  ['', false, false],
  ['helios-logged-in=true', true, false],
  ['a=1; helios-was-logged-in=true; b=2', false, true],
  ['helios-logged-in=false; x-helios-was-logged-in=true', false, false],
])('With the cookies "%s", the visitor is logged in: %s, and was: %s', (cookies, isLoggedIn, wasLoggedIn) => {
  expect(loginTraits(cookies)).toEqual({ loggedInCurrently: isLoggedIn, loggedInPreviously: wasLoggedIn });
});
