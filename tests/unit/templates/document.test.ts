import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { bodyParts, documentFrame, textOfParts } from '../../../src/templates/document.ts';
import { buildHead } from '../../../src/templates/head.ts';
import { routeOf } from '../support/sample-page.ts';

function document(partner?: string, route = routeOf()): string {
  const meta = { title: 'Fish & "chips"', description: 'a < b', image: undefined };
  const { start, end } = documentFrame({
    head: buildHead({ route, site: config.site, meta, kind: 'website', structuredData: '{}' }),
    shell: '3f2a',
    partner,
    styles: 'body{margin:0}',
    fonts: ['/helios/static/text.woff2', '/helios/static/display.woff2'],
    script: { pathname: '/helios/static/boot.js', integrity: 'sha384-x' },
    icons: { svg: '/helios/favicon.svg', touch: '/helios/touch.png', manifest: '/helios/site.webmanifest' },
    speculationRules: '{"prefetch":[]}',
    csp: "default-src 'none'",
  });
  return textOfParts([...start, { text: '<main></main>', isShared: false }, ...end]);
}

test('The root element of a page names the partner whose integration the page presents', () => {
  expect(document('visma_economic')).toMatch(/^<!doctype html><html lang="en-GB" data-partner="visma_economic">/);
  expect(document()).toMatch(/^<!doctype html><html lang="en-GB">/);
});

test('A page whose path is not its name in all locales tells the scripts its name', () => {
  expect(document(undefined, routeOf('/preise', { name: '/pricing' }))).toContain(
    '<meta property="helios:page" content="/pricing">',
  );
  expect(document()).not.toContain('helios:page');
});

test('The policy of a page comes before all elements that it guards', () => {
  expect(
    document().startsWith(
      '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"',
    ),
  ).toBe(true);
});

test('The JSON-LD and the speculation rules of a page come after all that a visitor sees', () => {
  expect(document()).toMatch(
    /<main><\/main><script type="application\/ld\+json">.*<\/script><script type="speculationrules">{"prefetch":\[\]}<\/script><\/body><\/html>\n$/,
  );
});

test('A page asks for its first fonts before the layout does', () => {
  expect(document()).toContain(
    '<link rel="preload" href="/helios/static/text.woff2" as="font" type="font/woff2" crossorigin>' +
      '<link rel="preload" href="/helios/static/display.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test('Content in the head is text, not markup', () => {
  const html = document();
  expect(html).toContain('<title>Fish &amp; &quot;chips&quot; | Helios</title>');
  expect(html).toContain('<meta name="description" content="a &lt; b">');
});

test('A page is in its shell, its own parts in slots that the browser can fill again', () => {
  const shell = { top: '<a></a>', header: '<header></header>', bottom: '<footer></footer>' };
  const body = bodyParts(shell, { banner: '<p></p>', page: '<main></main>' });
  expect(textOfParts(body)).toBe(
    '<a></a><div id="h-banner"><p></p></div><header></header><div id="h-page"><main></main></div><footer></footer>',
  );
});
