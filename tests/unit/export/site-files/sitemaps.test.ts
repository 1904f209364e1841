import { expect, test } from 'vitest';
import { de, en, route, texts } from './sample-input.ts';

test('The index of sitemaps names one for each launched locale, with the date of its newest page', () => {
  expect(texts()['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
<loc>https://www.helios.example/sitemap-en.xml</loc>
<lastmod>2026-05-01T00:00:00+00:00</lastmod>
</sitemap>
<sitemap>
<loc>https://www.helios.example/sitemap-de.xml</loc>
<lastmod>2026-03-04T10:20:30+00:00</lastmod>
</sitemap>
</sitemapindex>
`);
});

test('A page in a sitemap has its address, its date, and the alternates of its head', () => {
  expect(texts()['sitemap-de.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://www.helios.example/helios/de</loc>
<lastmod>2026-03-04T10:20:30+00:00</lastmod>
<xhtml:link rel="alternate" hreflang="en-GB" href="https://www.helios.example/helios/en"/>
<xhtml:link rel="alternate" hreflang="en" href="https://www.helios.example/helios/en"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://www.helios.example/helios/en"/>
<xhtml:link rel="alternate" hreflang="de-DE" href="https://www.helios.example/helios/de"/>
<xhtml:link rel="alternate" hreflang="de" href="https://www.helios.example/helios/de"/>
</url>
</urlset>
`);
});

test('A page that is not indexed is in no sitemap', () => {
  expect(texts()['sitemap-en.xml']).not.toMatch(/hidden|404|500/);
});

test('A locale before its launch has no sitemap', () => {
  const all = texts({ locales: [en, { ...de, isPreLaunch: true }] });
  expect(Object.keys(all).filter((path) => path.startsWith('sitemap'))).toEqual(['sitemap.xml', 'sitemap-en.xml']);
  expect(all['sitemap.xml']).not.toContain('sitemap-de');
});

test('The addresses in a sitemap follow the policy for slashes', () => {
  expect(texts({ site: { trailingSlash: 'always' } })['sitemap-de.xml']).toContain(
    '<loc>https://www.helios.example/helios/de/</loc>',
  );
});

test('More than 10,000 pages of a locale go into several sitemaps', () => {
  const many = Array.from({ length: 10_001 }, (_, index) => route(en, `/page-${index}`));
  expect(Object.keys(texts({ routes: many })).filter((path) => path.startsWith('sitemap-'))).toEqual([
    'sitemap-en.xml',
    'sitemap-en-2.xml',
  ]);
});

test('A page without a date has no date in its sitemap', () => {
  expect(texts({ routes: [route(en, '/', { lastModified: '' })] })['sitemap-en.xml']).not.toContain('lastmod');
});
