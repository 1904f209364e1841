import { expect, test } from 'vitest';
import type { AppData } from '../../../../src/rules/page-data.ts';
import { findMoved } from '../../../../src/runtime/late/find-moved.ts';

const app: AppData = {
  webpackCompilationHash: 'b1',
  matchPaths: [],
  redirects: { en: 'f1' },
  strings: {},
};

const redirects = [
  ['/helios/en/plans', '/helios/en/pricing'],
  ['/helios/en/prices', '/helios/en/pricing#table'],
  ['/helios/en/help', '/helios/en/contact?topic=help'],
  ['/helios/en/terms/gdpr', '/helios/en/privacy'],
  ['/helios/en/terms/*', '/helios/en/legal/:splat'],
  ['/helios/en/shop/*', 'https://shop.example/:splat?from=helios'],
  ['/helios/en/gone/*', '/helios/en'],
];

/** Asks for the redirect of an address where the site has these files. */
async function ask(address: string, files: Readonly<Record<string, unknown>> = { f1: { data: { redirects } } }) {
  const asked: string[] = [];
  const request: typeof fetch = async (url) => {
    asked.push(String(url));
    const name = /\/sq\/d\/(\w+)\.json$/.exec(String(url))?.[1] ?? '';
    return name in files ? Response.json(files[name]) : new Response(null, { status: 404 });
  };
  const url = new URL(address, 'https://www.helios.example');
  const moved = await findMoved({ pathname: url.pathname, app, pathPrefix: '/helios', request });
  return { asked, to: moved?.movedTo(url.href).replace('https://www.helios.example', '') };
}

test.each([
  ['/helios/en/plans', '/helios/en/pricing'],
  ['/helios/en/plans?a=1&b#c', '/helios/en/pricing?a=1&b#c'],
  ['/helios/en/prices?a=1#c', '/helios/en/pricing?a=1#table'],
  ['/helios/en/help?a=1#c', '/helios/en/contact?topic=help#c'],
  ['/helios/en/terms/gdpr', '/helios/en/privacy'],
  ['/helios/en/terms/a/b?q', '/helios/en/legal/a/b?q'],
  ['/helios/en/terms/$&', '/helios/en/legal/$&'],
  ['/helios/en/shop/cards?a=1', 'https://shop.example/cards?from=helios'],
  ['/helios/en/gone/by', '/helios/en'],
])('The file of redirects leads from %s to %s', async (from, to) => {
  expect(await ask(from)).toEqual({ to, asked: ['/helios/page-data/sq/d/f1.json'] });
});

test.each(['/helios/en/plan', '/helios/en/plans/yearly', '/helios/en/terms'])(
  'The file of redirects has no rule for %s',
  async (from) => {
    expect((await ask(from)).to).toBeUndefined();
  },
);

test('A locale without redirects requests no file', async () => {
  expect(await ask('/helios/de/plans')).toEqual({ to: undefined, asked: [] });
});

test.each([
  ['is missing', {}],
  ['is something else', { f1: { data: {} } }],
])('No address is redirected where the file of redirects %s', async (_, files) => {
  expect((await ask('/helios/en/plans', files)).to).toBeUndefined();
});
