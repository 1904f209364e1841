import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { config } from '../../../config/index.ts';
import type { Manifest } from '../../../src/export/output/site-file.ts';
import { pageFileOf } from '../../../src/site/page-file.ts';
import { hostFolderOf, siteManifest } from '../../../src/site/release-layout.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import type { Ask } from '../support/ask.ts';
import { askCloudflarePages } from '../support/cloudflare-pages.ts';
import { findOrInstallNginx, type RunningNginx, startNginx } from '../support/nginx.ts';

const nginx = findOrInstallNginx();
const temporary = temporaryFolder();
const folder = inject('folder');
let running: RunningNginx | undefined;

beforeAll(async () => {
  const site = { folder, hostFolder: hostFolderOf(folder) };
  if (nginx !== undefined) running = await startNginx(nginx, site, join(temporary.path, 'nginx'));
});
afterAll(async () => {
  await running?.[Symbol.asyncDispose]();
  temporary[Symbol.dispose]();
});

const { pages }: Manifest = JSON.parse(readFileSync(join(hostFolderOf(folder), siteManifest), 'utf8'));

test('Every file that a page of the site names is there', () => {
  const named = new Set(
    pages.flatMap(({ pathname }) => {
      const html = readFileSync(join(folder, pageFileOf(pathname, config.site.trailingSlash)), 'utf8');
      return html.match(/\/helios\/(?:static|page-data)\/[\w./-]+\.\w+/g) ?? [];
    }),
  );
  expect(named.size).toBeGreaterThan(1000);
  expect([...named].filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

const hosts: Readonly<Record<string, () => Ask | undefined>> = {
  nginx: () => running?.ask,
  'Cloudflare Pages': () => askCloudflarePages(folder),
};

describe.each(Object.keys(hosts).filter((name) => name !== 'nginx' || nginx !== undefined))('%s', (name) => {
  const start = () => {
    const ask = hosts[name]?.();
    if (!ask) throw new Error(`${name} has not started.`);
    return ask;
  };

  test('Every page of the site is sent at its address', async () => {
    const ask = start();
    expect(pages.length).toBeGreaterThan(300);
    for (const { pathname } of pages) {
      const { status, body } = await ask(pathname);
      expect(`${status} ${pathname}`).toBe(`200 ${pathname}`);
      expect(body).toContain(`<meta property="og:url" content="${config.site.origin}${pathname}"`);
    }
  });

  test('Each locale has its own 404 page, and the root leads to one of its languages where the host knows them', async () => {
    const ask = start();
    for (const { urlCode, htmlLang } of config.locales) {
      const { status, body } = await ask(`/helios/${urlCode}/no-such-page`);
      expect(status).toBe(404);
      expect(body).toContain(`<html lang="${htmlLang}"`);
      const { headers } = await ask('/', { 'accept-language': `${htmlLang},ja;q=0.5` });
      expect(headers.location).toBe(`/helios/${name === 'nginx' ? urlCode : 'en'}`);
      const picked = await ask('/', { cookie: `helios-locale=${urlCode}`, 'accept-language': 'fr-LU' });
      expect(picked.headers.location).toBe(`/helios/${name === 'nginx' ? urlCode : 'en'}`);
    }
  });
});
