import { appendFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { serveSite } from '../../../src/server/serve.ts';
import { nginxFile } from '../../../src/site/host-rules.ts';
import { findLocale } from '../../../src/site/locale.ts';
import { type HostedSite, writeHostedSite } from '../../sites/hosted-site.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { de, en, route, routes as sampleRoutes } from '../../unit/export/site-files/sample-input.ts';
import { type Ask, askBy } from '../support/ask.ts';
import { askCloudflarePages } from '../support/cloudflare-pages.ts';
import { findOrInstallNginx, startNginx } from '../support/nginx.ts';

// The same small site at each host. `helios serve` and nginx follow the host rules; Cloudflare Pages decides by the names
// of files, and reads `_headers` and `_redirects`.

interface StartedHost extends AsyncDisposable {
  readonly ask: Ask;
}

type StartHost = (site: HostedSite, folder: string) => Promise<StartedHost>;

const nginx = findOrInstallNginx();

const hosts: Readonly<Record<string, StartHost>> = {
  async 'helios serve'({ folder }) {
    const server = await serveSite({ folder, port: 0 });
    const { port } = new URL(server.origin);
    const ask = askBy((path, headers) => get({ host: '127.0.0.1', port, path, headers }));
    return { ask, [Symbol.asyncDispose]: () => server.close() };
  },
  ...(nginx !== undefined && { nginx: (site, folder) => startNginx(nginx, site, folder) }),
  async 'Cloudflare Pages'({ folder }) {
    return { ask: askCloudflarePages(folder), async [Symbol.asyncDispose]() {} };
  },
};

const locales = [en, de, { ...findLocale('da', config.locales), isPreLaunch: true }];

/** Beside the page `/helios/en/press-room` is the public file `/helios/en/press`. */
const routes = [...sampleRoutes, route(en, '/press-room')];

const redirects = [
  { from: '/old', to: '/helios/en/bills?from=old#plans', status: 308 },
  { from: '/%C3%BCber%20uns', to: '/helios/de', status: 301 },
  { from: '/%CF%84%CE%B9%CE%BC%CE%AD%CF%82/*', to: 'https://blog.helios.example/:splat', status: 302 },
  { from: '/blog/*', to: 'https://blog.helios.example/:splat', status: 302 },
  { from: '/legacy/*', to: '/helios/en/bills?from=legacy', status: 301 },
  { from: '/moved.x/*', to: '/helios/en/moved-:splat#top', status: 308 },
  { from: '/years/*', to: '/helios/en/:splat_2026', status: 301 },
] as const;

/** Texts that a `*` stands for, as browsers send them. */
const starTexts = [
  '%C3%BCber-uns',
  '%c3%a6/a%20b/',
  'a,b',
  'a(b)',
  "a'b",
  'a&b;c=d',
  'a%26b%3Fc%23d',
  '100%25',
  'a+b',
  '%24host',
];

/** What a browser sends as cookies and as languages, and the locale to which `/` leads. Danish is in pre-launch. */
const visitors = [
  ['', '', 'en'],
  ['', 'de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['', 'de-CH-1996', 'de'],
  ['', 'ja, *;q=0.5, DE;q=0.1', 'de'],
  ['', 'da', 'en'],
  ['', 'da, de;q=0.5', 'de'],
  ['', 'de;q=0, en', 'en'],
  ['', 'de;q=0.0', 'en'],
  ['', 'de/evil, deutsch', 'en'],
  ['', 'ja,'.repeat(2000), 'en'],
  ['helios-locale=de', 'en', 'de'],
  ['a=b; helios-locale=de; c=d', '', 'de'],
  ['helios-locale=en', 'de', 'en'],
  ['helios-locale=da', 'de', 'de'],
  ['helios-locale=//evil.example', 'de', 'de'],
  ['not-helios-locale=de', '', 'en'],
] as const;

const temporary = temporaryFolder();
afterAll(() => temporary[Symbol.dispose]());

const all = (['never', 'always', 'legacy'] as const).flatMap((policy) =>
  Object.entries(hosts).map(([name, start]) => ({ name, start, policy })),
);

describe.each(all)('$name under the policy "$policy"', ({ name, start, policy }) => {
  let host: StartedHost;

  beforeAll(async () => {
    const folder = join(temporary.path, policy, name.replaceAll(' ', '-'));
    const site = writeHostedSite(join(folder, 'out'), {
      site: { trailingSlash: policy },
      routes,
      redirects,
      locales,
    });
    host = await start(site, join(folder, 'host'));
  });
  afterAll(() => host[Symbol.asyncDispose]());

  /** What a visitor gets at an address: the status with the text of the page, or with the address of a redirect. */
  const answer = async (path: string) => {
    const { status, headers, body } = await host.ask(path);
    return headers.location === undefined ? `${status} ${body.trim()}` : `${permanence(status)} ${headers.location}`;
  };

  const slash = policy === 'always' ? '/' : '';

  test('A page is sent at its own address, and the other spelling redirects to it with its query', async () => {
    for (const page of ['/helios/en', '/helios/en/bills', '/helios/en/bills/tracker', '/helios/de']) {
      expect(await answer(page + slash)).toBe(`200 Page ${page}`);
      expect(await answer(`${page}${slash}?a=1`)).toBe(`200 Page ${page}`);
    }
    const [other, own] = policy === 'always' ? ['', '/'] : ['/', ''];
    const page = '/helios/en/hidden';
    const redirected = `permanent ${page}${own}?a=1`;
    // Where both spellings are addresses, Cloudflare Pages still redirects to the canonical one.
    const expected = policy === 'legacy' && name !== 'Cloudflare Pages' ? `200 Page ${page}` : redirected;
    expect(await answer(`${page}${other}?a=1`)).toBe(expected);
  });

  test('The file of a page is no second address of it', async () => {
    const file = policy === 'always' ? 'index.html' : '.html';
    for (const page of ['/helios/en/hidden', '/helios/en']) {
      expect(await answer(`${page}${slash}${file}?a=1`)).toBe(`permanent ${page}${slash}?a=1`);
    }
  });

  test('An address without a page is answered with the nearest 404 page and the status 404', async () => {
    expect(await answer(`/helios/de/nirgends${slash}`)).toBe('404 Page /helios/de/404');
    expect(await answer(`/helios/en/nowhere/at/all${slash}`)).toBe('404 Page /helios/en/404');
    expect(await answer('/nowhere')).toBe('404 Page /helios/en/404');
    expect(await answer('/helios/de-x')).toBe('404 Page /helios/en/404');
    expect(await answer('/helios/static/gone.js')).toBe('404 Page /helios/en/404');
    expect((await host.ask('/helios/static/gone.js')).headers['cache-control']).not.toMatch(/immutable/);
  });

  test('A wildcard page answers the addresses below it, and hides no page there', async () => {
    expect(await answer(`/helios/en/bills/42/pay${slash}`)).toBe('200 Page /helios/en/bills');
    for (const spelling of ['', '/']) {
      const { headers, body } = await host.ask(`/helios/en/bills/tracker${spelling}`);
      expect(headers.location ?? body).toMatch(/^(?:Page )?\/helios\/en\/bills\/tracker\/?$/);
    }
  });

  test('The roots lead to the home page of the default locale, with the query', async () => {
    for (const root of ['/', '/helios', '/helios/']) {
      expect(await answer(`${root}?a=1`)).toBe(`temporary /helios/en${slash}?a=1`);
      const { headers } = await host.ask(root);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      expect(headers.vary).toMatch(/Cookie, Accept-Language/);
    }
  });

  test('A root leads to the locale that the visitor picked, else to that of the language', async () => {
    for (const [cookie, language, urlCode] of visitors) {
      const sent = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
      const { status, headers } = await host.ask('/helios?a=1', sent);
      // Cloudflare Pages has no rules for cookies and languages, so everybody is led to the default locale.
      const to = `/helios/${name === 'Cloudflare Pages' ? 'en' : urlCode}${slash}?a=1`;
      expect({ status, to: headers.location }, JSON.stringify(sent)).toEqual({ status: 302, to });
    }
  });

  test('A redirect leads to its target at once, with the query before the fragment', async () => {
    // Cloudflare Pages leaves out the query of the request if the target has its own.
    const query = name === 'Cloudflare Pages' ? 'from=old' : 'from=old&a=1';
    for (const old of ['/old', '/old/']) {
      expect(await answer(`${old}?a=1`)).toBe(`permanent /helios/en/bills?${query}#plans`);
    }
    expect(await answer('/blog/2026/spring?a=1')).toBe('temporary https://blog.helios.example/2026/spring?a=1');
    expect(await answer('/years/spring')).toBe('permanent /helios/en/spring_2026');
  });

  test('The * of a redirect stands for any text, which the target has as it was', async () => {
    for (const text of starTexts) {
      const query = name === 'Cloudflare Pages' ? 'from=legacy' : 'from=legacy&a=1';
      expect(await answer(`/legacy/${text}?a=1`), text).toBe(`permanent /helios/en/bills?${query}`);
      for (const [from, to, permanence] of [
        ['/blog/', 'https://blog.helios.example/', 302],
        ['/moved.x/', '/helios/en/moved-', 308],
      ] as const) {
        const { status, headers } = await host.ask(`${from}${text}?a=1`);
        const { origin, pathname, search } = new URL(headers.location ?? '', 'https://www.helios.example');
        const expected = new URL(to, 'https://www.helios.example');
        expect({ status, origin, search }, text).toEqual({
          status: permanence,
          origin: expected.origin,
          search: '?a=1',
        });
        expect(decodeURIComponent(pathname).replace(/\/$/, ''), text).toBe(
          decodeURIComponent(expected.pathname + text).replace(/\/$/, ''),
        );
      }
    }
  });

  test('A line break in the text of a * adds no header to the answer', async () => {
    for (const lineBreak of ['%0d%0a', '%0a', '%0d']) {
      const text = `a${lineBreak}X-Evil:%201${lineBreak}${lineBreak}b`;
      expect((await host.ask(`/legacy/${text}`)).status).toBe(301);
      for (const start of ['/blog/', '/moved.x/']) {
        const { status, headers } = await host.ask(start + text);
        expect(headers).not.toHaveProperty('x-evil');
        // nginx has no redirect for such a text.
        expect(permanence(status)).toMatch(name === 'nginx' ? '404' : /^(?:temporary|permanent)$/);
      }
    }
  });

  test('A redirect from an address in another script works', async () => {
    expect(await answer('/%C3%BCber%20uns')).toBe('permanent /helios/de');
    expect(await answer('/%CF%84%CE%B9%CE%BC%CE%AD%CF%82/2026')).toBe('temporary https://blog.helios.example/2026');
  });

  test('Files are sent at their own paths, and never with a slash', async () => {
    const data = '/helios/page-data/en/page-data.json';
    for (const path of ['/sw.js', data, '/helios/static/sun-1a2b.svg', '/robots.txt']) {
      expect((await host.ask(path)).status, path).toBe(200);
    }
    // Cloudflare Pages has no address with `.html` at all.
    for (const file of ['verification', 'downloads/price-index']) {
      const expected = name === 'Cloudflare Pages' ? `permanent /${file}` : `200 File ${file}.html`;
      expect(await answer(`/${file}.html`)).toBe(expected);
    }
    expect(await answer('/_headers')).toMatch(/^404 /);
    expect(await answer('/_redirects')).toMatch(/^404 /);
  });

  test('Every answer has the security headers, and only files named by their hash may be cached for ever', async () => {
    const page = await host.ask(`/helios/en${slash}`);
    expect(page.headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    for (const path of ['/helios/static/sun-1a2b.svg', '/helios/page-data/sq/d/3c4d.json']) {
      const { headers } = await host.ask(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toMatch(/(?:^|, )public, max-age=31536000, immutable$/);
    }
    for (const path of ['/sw.js', '/helios/page-data/en/page-data.json']) {
      expect((await host.ask(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('A public file without an extension is sent with the type of its content', async () => {
    for (const [path, type] of [
      ['/.well-known/apple-app-site-association', 'application/json'],
      ['/helios/en/press', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers } = await host.ask(path);
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
    }
  });

  test('A public file without an extension hides no page whose address begins with its name', async () => {
    expect(await answer(`/helios/en/press-room${slash}`)).toBe('200 Page /helios/en/press-room');
    expect(await answer(`/helios/en/press/nowhere${slash}`)).toBe('404 Page /helios/en/404');
  });

  test('No address leads to another host', async () => {
    for (const path of ['//evil.example/', '//evil.example/helios', '/helios//evil.example/', '/blog//evil.example']) {
      const { headers } = await host.ask(path);
      expect(headers.location ?? '', path).not.toMatch(/^(?:\/\/|https?:\/\/(?!blog\.helios\.example\/))/);
    }
  });
});

test.skipIf(nginx === undefined)('A failure of nginx is answered with the 500 page', async () => {
  const site = writeHostedSite(join(temporary.path, 'failing'));
  const include = join(site.hostFolder, nginxFile);
  appendFileSync(include, 'location = /helios/en/failing { return 500; }');
  await using host = await startNginx(nginx ?? '', site, join(temporary.path, 'failing-host'));
  expect(await host.ask('/helios/en/failing')).toMatchObject({ status: 500, body: 'Page /helios/en/500' });
});

function permanence(status: number): string {
  if (status === 301 || status === 308) return 'permanent';
  return status === 302 || status === 307 ? 'temporary' : String(status);
}
