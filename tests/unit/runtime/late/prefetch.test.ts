import { expect, test } from 'vitest';
import { mayPrefetch } from '../../../../src/runtime/late/prefetch.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visitor = (connection?: object, userAgent = firefox) =>
  ({ userAgent, ...(connection && { connection }) }) as Navigator;

test.each([
  ['a browser that says nothing of its connection', visitor()],
  ['4g', visitor({ effectiveType: '4g', saveData: false })],
  ['3g', visitor({ effectiveType: '3g' })],
  ['a connection of an unknown kind', visitor({})],
  ['a phone whose name has no bot in it', visitor(undefined, 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140')],
])('Pages are fetched ahead: %s', (_, navigator) => {
  expect(mayPrefetch(navigator)).toBe(true);
});

test.each<readonly [string, Navigator]>([
  ['2g', visitor({ effectiveType: '2g' })],
  ['slow-2g', visitor({ effectiveType: 'slow-2g' })],
  ['data is saved', visitor({ effectiveType: '4g', saveData: true })],
  ...['Googlebot/2.1', 'AdsBot-Google', 'Baiduspider', 'A Crawler', 'crawling-thing'].map(
    (name) => [name, visitor(undefined, `Mozilla/5.0 (compatible; ${name})`)] as const,
  ),
])('Pages are not fetched ahead: %s', (_, navigator) => {
  expect(mayPrefetch(navigator)).toBe(false);
});
