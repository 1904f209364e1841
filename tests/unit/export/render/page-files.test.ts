import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openStore } from '../../../../src/export/output/store.ts';
import { createSharedFiles, pageFiles, type RenderedPage } from '../../../../src/export/render/page-files.ts';
import { route } from '../../check/samples.ts';

const page: RenderedPage = {
  route: route({ pathname: '/helios/en/pricing' }),
  html: Buffer.from('<!doctype html><main>Plans</main>'),
  head: {
    lang: 'en-GB',
    direction: 'ltr',
    title: 'Plans',
    description: '',
    robots: undefined,
    pageName: undefined,
    canonical: undefined,
    alternates: [],
    social: [],
    structuredData: '',
  },
  main: '<p>Plans</p>',
  partner: undefined,
  shell: { name: 'shell', html: '<header></header>', banner: '' },
  styles: { css: 'p{margin:0}', version: '0a1b2c3d4e5f', digest: '' },
  sources: [],
  notes: { deferred: new Map(), drawings: new Map(), data: new Map(), workbooks: new Map() },
};

test('Page data is plain JSON: markup in it has no escapes, which only a script element needs', () => {
  const { data } = pageFiles(page, { pathPrefix: '/helios', trailingSlash: 'never', compilationHash: 'abc' });
  expect(data.content).toContain('"main":"<p>Plans</p>"');
  expect(JSON.parse(String(data.content))).toMatchObject({
    webpackCompilationHash: 'abc',
    result: { main: '<p>Plans</p>' },
  });
});

test('A file that pages share is made once', async () => {
  const made: string[] = [];
  const store = openStore(tmpdir());
  const storeShared = createSharedFiles({ ...store, put: async () => 'ab' });
  const file = (pathname: string) => ({ pathname, content: () => String(made.push(pathname)) });
  const files = await Promise.all(['/a', '/b', '/a'].map((pathname) => storeShared(file(pathname))));
  expect(made).toEqual(['/a', '/b']);
  expect(files.map(({ path }) => path)).toEqual(['a', 'b', 'a']);
});
