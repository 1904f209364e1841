import { expect, test } from 'vitest';
import { consentDomain } from '../../../../../src/runtime/shared/consent/consent-domain.ts';

test('Cookies of consent are for the managed domain on its hosts, and for one host elsewhere', () => {
  expect(consentDomain('www.helios.example', 'helios.example')).toBe('helios.example');
  expect(consentDomain('helios.example', 'helios.example')).toBe('helios.example');
  expect(consentDomain('localhost', 'helios.example')).toBeUndefined();
  expect(consentDomain('nothelios.example', 'helios.example')).toBeUndefined();
  expect(consentDomain('www.helios.example', undefined)).toBeUndefined();
});
