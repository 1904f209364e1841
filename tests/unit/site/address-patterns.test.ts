import { expect, test } from 'vitest';
import { addressPatternFault, createAddressTest } from '../../../src/site/address-patterns.ts';

test.each([
  'linkedin.com',
  '*.example.com',
  '!(www).example.com',
  '[!a]*.example.com',
  'https://example.com/docs/**',
  'https://linkedin.com',
  'http{,s}://example.com/a!b',
  '{https://a.example/**,b.example/**}',
  'https://user@example.com/',
  '*://example.com/**',
  '**',
  '[::1]:80',
  'example.com/{a,b}',
  'example.com/%C3%BCber?a=b@c',
])('The pattern %s may fit an address', (pattern) => expect(addressPatternFault(pattern)).toBeUndefined());

test.each([
  ['', 'it is empty'],
  [' ', 'it is empty'],
  ['[', 'one of its brackets has no partner'],
  ['example.com/{a', 'one of its brackets has no partner'],
  ['example.com/(a', 'one of its brackets has no partner'],
  ['!linkedin.com', 'no host has "!" in its name'],
  ['https://!linkedin.com/**', 'no host has "!" in its name'],
  ['linkedin.com#top', 'no host has "#" in its name'],
  ['example.com/über', 'addresses have "ü" only in an encoded form'],
  ['linkedin.com ', 'addresses have " " only in an encoded form'],
  ['/docs/**', 'it has no host'],
  ['//example.com/docs/**', 'it has no host'],
  ['https://', 'it has no host'],
  ['https:/example.com/docs', 'its host ends with a colon'],
  ['htps://example.com/**', 'an address begins with https:// or http://'],
])('The pattern "%s" fits no address, because %s', (pattern, fault) =>
  expect(addressPatternFault(pattern)).toBe(fault),
);

test.each([
  'https://linkedin.com',
  'https://linkedin.com/',
  'https://LinkedIn.com',
  '{https://linkedin.com,b.example}',
])('The pattern %s is the address of the home page and no other', (pattern) => {
  const matches = createAddressTest([pattern]);
  expect(['https://linkedin.com/', 'https://linkedin.com'].map(matches)).toEqual([true, true]);
  expect(['https://linkedin.com/in', 'http://linkedin.com/', 'https://linkedin.com/?a=1'].map(matches)).toEqual([
    false,
    false,
    false,
  ]);
});
