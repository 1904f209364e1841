import { expect, test } from 'vitest';
import { type Change, de, en, texts } from '../sample-input.ts';

const lines = (change: Change) =>
  texts(change)
    ._redirects?.split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('The file _redirects has exact rules first, then patterns, pages below a wildcard before it, and the error pages last', () => {
  const redirects = [
    { from: '/blog/*', to: 'https://blog.helios.example/:splat', status: 308 },
    { from: '/old', to: '/helios/en/bills', status: 301 },
  ] as const;
  expect(lines({ redirects })?.filter((line) => !line.includes('Language='))).toEqual([
    '/ /helios/en 302',
    '/helios /helios/en 302',
    '/old /helios/en/bills 301',
    '/helios/en/bills/tracker /helios/en/bills/tracker 200',
    '/helios/en/bills/tracker/ /helios/en/bills/tracker 200',
    '/helios/ /helios/en 302',
    '/old/ /helios/en/bills 301',
    '/blog/* https://blog.helios.example/:splat 308',
    '/helios/en/bills/* /helios/en/bills 200',
    '/helios/en/* /helios/en/404.html 404',
    '/helios/de/* /helios/de/404.html 404',
  ]);
});

test('The file _redirects leads visitors from a root to the locale of their language, and no one to a pre-launch locale', () => {
  const languages = (change: Change) => lines(change)?.filter((line) => line.includes('Language='));
  expect(languages({ site: { trailingSlash: 'always' } })).toEqual([
    '/ /helios/en/ 302 Language=en-gb,en',
    '/ /helios/de/ 302 Language=de-de,de',
    '/helios /helios/en/ 302 Language=en-gb,en',
    '/helios /helios/de/ 302 Language=de-de,de',
  ]);
  expect(languages({ locales: [en, { ...de, isPreLaunch: true }] })?.join('\n')).not.toContain('Language=de');
});
