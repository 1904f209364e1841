import { expect, test } from 'vitest';
import { checkSecurityText, formatSecurityText } from '../../../../src/export/site-files/security-text.ts';
import { inputOf, texts } from './sample-input.ts';

const security = {
  contacts: ['mailto:security@helios.example', 'https://helios.example/report'],
  languages: ['en', 'de'],
};
const at = (date: string) => new Date(date);
const format = (date: string) => formatSecurityText(inputOf({ security }).config, at(date));

test('The file security.txt has the fields of RFC 9116', () => {
  expect(format('2026-11-22T12:00:00Z')).toBe(
    [
      'Contact: mailto:security@helios.example',
      'Contact: https://helios.example/report',
      'Expires: 2027-10-01T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.helios.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('The date of security.txt is the same all month, never stale, and never a year ahead', () => {
  expect(format('2026-11-01T00:00:00Z')).toBe(format('2026-11-30T23:59:59Z'));
  for (const date of ['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z']) {
    const text = format(date);
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.parse(date)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
    expect(checkSecurityText(text, at(date))).toEqual([]);
  }
});

test('A site has security.txt if it has a contact and no file of its own', () => {
  const path = '.well-known/security.txt';
  expect(texts({ security })[path]).toContain('Contact: ');
  expect(texts()[path]).toBeUndefined();
  expect(texts({ security, publicFiles: [{ path, type: 'text/plain; charset=utf-8' }] })[path]).toBeUndefined();
});

test.each([
  ['Contact: mailto:a@b.example\r\nExpires: 2027-05-01T00:00:00z\r\n', []],
  ['# none\nExpires: 2027-05-01T00:00:00Z\n', ['has no field Contact.']],
  ['Contact: mailto:a@b.example\n', ['must have one field Expires with a date.']],
  ['contact: tel:+1\nexpires: soon\n', ['must have one field Expires with a date.']],
  [
    'Contact: tel:+1\nExpires: 2027-05-01T00:00:00Z\nExpires: 2027-06-01T00:00:00Z\n',
    ['must have one field Expires with a date.'],
  ],
  ['Contact: tel:+1\nExpires: 2026-12-01T00:00:00Z\n', ['expires soon (2026-12-01T00:00:00Z).']],
  ['Contact: tel:+1\nExpires: 2026-01-01T00:00:00Z\n', ['has expired (2026-01-01T00:00:00Z).']],
])('A security.txt is checked for its contact and its date: %j', (text, faults) => {
  const messages = checkSecurityText(text, at('2026-11-22T12:00:00Z')).map(({ message }) => message);
  expect(messages).toEqual(faults.map((fault) => `public/.well-known/security.txt ${fault}`));
});
