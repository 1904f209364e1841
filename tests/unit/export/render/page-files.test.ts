import { expect, test } from 'vitest';
import { pageFiles, type RenderedPage } from '../../../../src/export/render/page-files.ts';
import { route } from '../../check/samples.ts';

const page: RenderedPage = {
  route: route({ pathname: '/helios/en/pricing' }),
  html: '<!doctype html><main>Plans</main>',
  head: {
    lang: 'en-GB',
    direction: 'ltr',
    title: 'Plans',
    description: '',
    robots: undefined,
    canonical: undefined,
    alternates: [],
    social: [],
    structuredData: '',
  },
  main: '<p>Plans</p>',
  partner: undefined,
  shell: { name: 'shell', html: '<header></header>', banner: '' },
  styles: { css: 'p{margin:0}', version: '0a1b2c3d4e5f' },
  sources: [],
  notes: { deferred: new Map(), drawings: new Map(), data: new Map() },
};

test('Page data is plain JSON: markup in it has no escapes, which only a script element needs', () => {
  const { companions } = pageFiles(page, { pathPrefix: '/helios', trailingSlash: 'never', compilationHash: 'abc' });
  const data = companions.find(({ path }) => path.endsWith('page-data.json'))?.content;
  expect(data).toContain('"main":"<p>Plans</p>"');
  expect(JSON.parse(String(data))).toMatchObject({ webpackCompilationHash: 'abc', result: { main: '<p>Plans</p>' } });
});
