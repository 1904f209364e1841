import { expect, test } from 'vitest';
import { routes, texts } from './sample-input.ts';

test('The file robots.txt allows everything but the endpoint and previews', () => {
  expect(texts()['robots.txt']).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /helios/preview\n\nSitemap: https://www.helios.example/sitemap.xml\n',
  );
});

test('No text of the site depends on the order of its routes', () => {
  const sitemaps = (all: Record<string, string>) => Object.entries(all).filter(([path]) => path.endsWith('.xml'));
  expect(sitemaps(texts({ routes: [...routes].reverse() }))).toEqual(sitemaps(texts()));
});
