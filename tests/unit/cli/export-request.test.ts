import { expect, test } from 'vitest';
import { requestOf } from '../../../src/cli/export-request.ts';

const root = '/project';
const flags = { out: 'out', images: true };
const environment = { HELIOS_ORIGIN: 'https://www.helios.example', PATH: '/bin' };
const request = requestOf({ root, flags, environment });

test.each([
  ['another folder', { flags: { ...flags, out: 'other' } }],
  ['a part of the site', { flags: { ...flags, locale: ['en'] } }],
  ['no images', { flags: { ...flags, images: false } }],
  ['stricter', { flags: { ...flags, strict: true } }],
  ['another origin', { environment: { HELIOS_ORIGIN: 'https://preview.helios.example' } }],
  ['a variable that Helios does not know', { environment: { ...environment, helios_origins: 'x' } }],
  ['another project', { root: '/other' }],
])('An export that is another one has another request: %s', (_, change) => {
  expect(requestOf({ root, flags, environment, ...change })).not.toBe(request);
});

test.each([
  ['the number of threads', { flags: { ...flags, workers: 3 } }],
  ['the form of the report', { flags: { ...flags, json: true } }],
  ['the limit of waits', { flags: { ...flags, wait: 1000 } }],
  ['the order of flags', { flags: { images: true, out: 'out' } }],
  ['variables of other programs', { environment: { ...environment, PATH: '/usr/bin' } }],
])('An export is the same one whatever %s', (_, change) => {
  expect(requestOf({ root, flags, environment, ...change })).toBe(request);
});
