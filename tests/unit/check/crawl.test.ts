import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { crawlSite } from '../../../src/check/crawl.ts';

const siteOrigin = 'https://www.helios.example';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers the given addresses, with HTML unless their extension says otherwise, and others with 404. */
function serve(bodies: Record<string, string>): Promise<string> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', siteOrigin);
    const body = bodies[pathname];
    const type = /\.(?:txt|xml)$/.test(pathname) ? 'text/plain' : 'text/html';
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': type })
      .end(body ?? bodies.missing ?? '<p>Not here.</p>');
  });
}

const a = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('');

async function crawl(bodies: Record<string, string>, start = ['/helios/en']) {
  const origin = await serve(bodies);
  return crawlSite({ origin, start, siteOrigin });
}

test('A broken link is found with every page it is on', async () => {
  const { broken, pages } = await crawl({
    '/helios/en': a('/helios/en/pricing', '/helios/en/nowhere'),
    '/helios/en/pricing': a('/helios/en', '/helios/en/nowhere', '/helios/en/deep/page'),
    '/helios/en/deep/page': a('/helios/en/nowhere'),
  });
  expect(broken).toEqual([
    {
      href: '/helios/en/nowhere',
      status: 404,
      state: 'broken',
      parents: ['/helios/en', '/helios/en/deep/page', '/helios/en/pricing'],
    },
  ]);
  expect(pages).toBe(3);
});

test('The not-found page is no parent of the address that it answers for', async () => {
  const { broken } = await crawl({ '/helios/en': a('/helios/lost'), missing: a('/helios/lost') });
  expect(broken).toMatchObject([{ href: '/helios/lost', parents: ['/helios/en'] }]);
});

test('A page outside the folder of a starting point is read too', async () => {
  const { broken } = await crawl({ '/helios/en/pricing': a('/helios/de'), '/helios/de': a('/helios/de/nirgends') }, [
    '/helios/en/pricing',
  ]);
  expect(broken).toMatchObject([{ href: '/helios/de/nirgends', parents: ['/helios/de'] }]);
});

test('A missing fragment is found, whichever of the two pages is read first', async () => {
  const { broken } = await crawl({
    '/helios/en': `<h2 id="top-story">x</h2>${a('/helios/en/pricing#faq', '#top-story', '#gone')}`,
    '/helios/en/pricing': `<h2 id="plans">x</h2>${a('/helios/en#plans', '/helios/en/pricing#plans')}`,
  });
  expect(broken.map(({ href, parents }) => [href, parents])).toEqual([
    ['/helios/en#gone', ['/helios/en']],
    ['/helios/en#plans', ['/helios/en/pricing']],
    ['/helios/en/pricing#faq', ['/helios/en']],
  ]);
});

test('The crawl asks the served site for absolute addresses of the published site, and for no others', async () => {
  const head = `<link rel="canonical" href="${siteOrigin}/helios/en"><link rel="alternate" hreflang="de" href="${siteOrigin}/helios/de">`;
  const { broken, links } = await crawl({
    '/helios/en': head + a('https://app.helios.invalid/x#y', 'mailto:a@b.example'),
  });
  expect(broken).toMatchObject([{ href: '/helios/de', status: 404, parents: ['/helios/en'] }]);
  expect(links.filter(({ state }) => state === 'skipped').map(({ href }) => href)).toEqual([
    'https://app.helios.invalid/x#y',
    'mailto:a@b.example',
  ]);
});

test('The crawl reads every page of the sitemaps, and a missing page is a finding with its sitemap', async () => {
  const index = `<sitemapindex><sitemap><loc>${siteOrigin}/sitemap-en.xml</loc></sitemap><sitemap><loc>${siteOrigin}/sitemap-de.xml</loc></sitemap></sitemapindex>`;
  const set = `<urlset><url><loc>${siteOrigin}/helios/en/lonely</loc></url><url><loc>${siteOrigin}/helios/en/lost?a=1&amp;b=2</loc></url></urlset>`;
  const { broken } = await crawl({
    '/robots.txt': `User-agent: *\nSitemap: ${siteOrigin}/sitemap.xml\n`,
    '/sitemap.xml': index,
    '/sitemap-en.xml': set,
    '/helios/en': '<p>Nothing links to the other page.</p>',
    '/helios/en/lonely': a('/helios/en/nowhere'),
  });
  expect(broken.map(({ href, parents }) => [href, parents])).toEqual([
    ['/helios/en/lost?a=1&b=2', ['/sitemap-en.xml']],
    ['/helios/en/nowhere', ['/helios/en/lonely']],
    ['/sitemap-de.xml', ['/sitemap.xml']],
  ]);
});

test('The crawl finds missing images, styles, scripts and fonts', async () => {
  const { broken } = await crawl({
    '/helios/en':
      '<style>@font-face{src:url(/f.woff2)}</style><script src="/s.js"></script><img src="/i.png" srcset="/i2.png 2x" alt="">',
  });
  expect(broken.map(({ href }) => href)).toEqual(['/f.woff2', '/i.png', '/i2.png', '/s.js']);
});

test('The crawl uses no proxy for the served site', async () => {
  process.env.https_proxy = 'http://127.0.0.1:9';
  try {
    expect((await crawl({ '/helios/en': a('/helios/en') })).broken).toEqual([]);
    expect(process.env.no_proxy).toBe(undefined);
  } finally {
    delete process.env.https_proxy;
  }
});
