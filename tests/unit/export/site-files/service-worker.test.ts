import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { bundleWorker } from '../../../../src/export/compile/bundle-worker.ts';
import { formatServiceWorker } from '../../../../src/export/site-files/service-worker.ts';
import type { Route, RouteKind } from '../../../../src/site/route.ts';
import { projectFolder } from '../../../e2e/support/run-cli.ts';

const { made: worker } = await bundleWorker(projectFolder);
const part = (name: string) => ({
  faces: { text: `/text-${name}.woff2`, display: `/display-${name}.woff2` },
  range: '',
});
const assets = {
  boot: { pathname: '/helios/static/boot-3f2a.js', integrity: '' },
  fonts: {
    parts: { latin: part('latin'), 'latin-ext': part('ext') },
    rules: { latin: [], 'latin-ext': [] },
  },
};

function routes(paths: Readonly<Record<string, RouteKind>>): Route[] {
  return config.locales
    .filter(({ urlCode }) => ['en', 'de'].includes(urlCode))
    .flatMap((locale) =>
      Object.entries(paths).map(([path, kind]) => ({
        pathname: `/helios/${locale.urlCode}${path}`,
        path,
        name: path,
        locale,
        documentId: path,
        type: 'page' as const,
        uid: path.slice(1),
        kind,
        isWildcard: false,
        isIndexable: false,
        lastModified: '2026-03-04T10:20:30.000Z',
        alternates: [],
      })),
    );
}

const input = {
  compiled: { hash: '3f2a', worker },
  assets,
  routes: routes({ '/pricing': 'page', '/offline': 'offline' }),
  locales: config.locales,
  config,
};

/** The files that the worker may find. */
function siteIn(script: string): unknown {
  const [first = ''] = script.split('\n');
  return JSON.parse(first.slice('self.helios='.length, -1));
}

test('The service worker knows its build and the offline page of each locale', () => {
  const script = formatServiceWorker(input);
  expect(siteIn(script)).toEqual({
    build: '3f2a',
    pathPrefix: '/helios',
    defaultLocale: 'en',
    offline: { en: '/helios/en/offline', de: '/helios/de/offline' },
    shell: ['/helios/static/boot-3f2a.js', '/text-latin.woff2', '/display-latin.woff2'],
  });
  expect(script.endsWith(worker.worker)).toBe(true);
});

test('The addresses in the service worker follow the policy for slashes, since it can’t store a redirected page', () => {
  const slashed = { ...config, site: { ...config.site, trailingSlash: 'always' as const } };
  expect(siteIn(formatServiceWorker({ ...input, config: slashed }))).toMatchObject({
    offline: { en: '/helios/en/offline/' },
  });
});

test('A service worker that is switched off is the script that removes itself', () => {
  expect(formatServiceWorker({ ...input, config: { ...config, serviceWorker: false } })).toBe(worker.retirement);
});

test('The same sources give the same service worker, of 8 KB at most as sent', async () => {
  expect((await bundleWorker(projectFolder)).made).toEqual(worker);
  expect(gzipSync(formatServiceWorker(input), { level: 9 }).length).toBeLessThan(8 * 1024);
});
