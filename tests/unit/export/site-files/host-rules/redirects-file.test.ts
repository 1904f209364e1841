import { expect, test } from 'vitest';
import { texts } from '../sample-input.ts';

test('The file _redirects has exact rules first, then patterns, pages below a wildcard before it, and the error pages last', () => {
  const redirects = [
    { from: '/blog/*', to: 'https://blog.helios.example/:splat', status: 308 },
    { from: '/old', to: '/helios/en/bills', status: 301 },
  ] as const;
  expect(
    texts({ redirects })
      ._redirects?.split('\n')
      .filter((line) => !line.startsWith('#')),
  ).toEqual([
    '/ /helios/en 302',
    '/helios /helios/en 302',
    '/old /helios/en/bills 301',
    '/blog/* https://blog.helios.example/:splat 308',
    '/helios/en/bills/tracker /helios/en/bills/tracker 200',
    '/helios/en/bills/tracker/ /helios/en/bills/tracker 200',
    '/helios/en/bills/* /helios/en/bills 200',
    '/helios/en/* /helios/en/404.html 404',
    '/helios/de/* /helios/de/404.html 404',
    '',
  ]);
});
