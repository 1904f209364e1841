import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { renderDocument, withIcons } from '../../../src/templates/document.ts';
import { buildHead } from '../../../src/templates/head.ts';
import { routeOf } from './sample-page.ts';

const arrow = '<svg><use href="#i-arrow"></use></svg>';
const check = '<svg><use href="#i-check"></use></svg>';

function document(body: { top: string; page: string; bottom: string }): string {
  const meta = { title: 'Fish & "chips"', description: 'a < b', image: undefined };
  return renderDocument({
    head: buildHead({ route: routeOf(), site: config.site, meta, kind: 'website', structuredData: '{}' }),
    body: { ...body, apart: '' },
    styles: 'body{margin:0}',
    fonts: ['/helios/static/archivo.woff2'],
    script: { pathname: '/helios/static/boot.js', integrity: 'sha384-x' },
    icons: { svg: '/helios/favicon.svg', touch: '/helios/touch.png', manifest: '/helios/site.webmanifest' },
    csp: "default-src 'none'",
  });
}

test('the policy comes before all it has to guard', () => {
  const html = document({ top: '', page: '', bottom: '' });
  expect(
    html.startsWith(
      '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"',
    ),
  ).toBe(true);
});

test('what the content says is text in the head, not markup', () => {
  const html = document({ top: '', page: '', bottom: '' });
  expect(html).toContain('<title>Fish &amp; &quot;chips&quot; | Helios</title>');
  expect(html).toContain('<meta name="description" content="a &lt; b">');
});

test('each icon on a page is drawn once, however often it is shown', () => {
  const html = document({ top: arrow, page: arrow + check + check, bottom: arrow });
  expect(html.match(/<symbol id="i-arrow"/g)).toHaveLength(1);
  expect(html.match(/<symbol id="i-check"/g)).toHaveLength(1);
});

test('a page brings only the drawings its shell does not have, so that it can be swapped alone', () => {
  const page = withIcons(arrow + check, arrow);
  expect(page).toContain('i-check" viewBox');
  expect(page).not.toContain('i-arrow" viewBox');
});
