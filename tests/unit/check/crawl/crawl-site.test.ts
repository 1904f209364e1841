import { extname } from 'node:path';
import { LinkChecker } from 'linkinator';
import { expect, test } from 'vitest';
import { crawlSite } from '../../../../src/check/crawl/crawl-site.ts';
import { listen } from '../../support/listen.ts';

const siteOrigin = 'https://www.helios.example';
const types: Readonly<Record<string, string>> = { '.txt': 'text/plain', '.xml': 'application/xml', '.css': 'text/css' };

/** Answers the given addresses, with HTML unless their extension says otherwise, and others with 404. */
function serve(bodies: Record<string, string>): Promise<string> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', siteOrigin);
    const body = bodies[pathname];
    const type = types[extname(pathname)] ?? 'text/html';
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

test('The crawl finds what linkinator finds, which shares no code with it', async () => {
  const bodies = {
    '/helios/en': `<base href="/helios/en/x/">${a('../pricing', '/helios/gone', '#none', 'https://b.example/', 'mailto:x@b.example')}`,
    '/helios/en/pricing': `<img src="/i.png" srcset="/j.png 2x">${a('/helios/en#gone', '/helios/lost?a=1', 'http://[')}`,
    '/helios/en/styled/s.css': 'p{background:url(/k.png)}',
    '/helios/en/styled':
      '<link rel="stylesheet" href="/helios/en/styled/s.css"><style>p{background:url(/l.png)}</style>',
  };
  const origin = await serve(bodies);
  const start = ['/helios/en', '/helios/en/pricing', '/helios/en/styled'];
  const { links } = await new LinkChecker().check({
    path: start.map((path) => origin + path),
    recurse: true,
    checkFragments: true,
    checkCss: true,
    linksToSkip: async (url) => !url.startsWith(origin),
  });
  const found = new Set(links.map(({ url, state }) => `${state.toLowerCase()} ${url.replace(origin, '')}`));
  const own = (await crawlSite({ origin, start, siteOrigin })).links.map(({ href, state }) => `${state} ${href}`);
  expect(own).toHaveLength(15);
  expect(new Set(own)).toEqual(found);
});

test('An address is requested once and uncompressed, however many pages refer to it', async () => {
  const requests: string[] = [];
  const origin = await listen(({ url = '', headers }, response) => {
    requests.push(`${url} ${headers['accept-encoding']}`);
    response.writeHead(200, { 'content-type': 'text/html' }).end(`${a('/a#x', '/b', '/c?d=1', '/a')}<p id="x">`);
  });
  await crawlSite({ origin, start: ['/a', '/b'], siteOrigin });
  expect(requests.sort()).toEqual(['/a', '/b', '/c?d=1', '/robots.txt'].map((path) => `${path} undefined`));
});

test('A redirect is as sound as the page at its end, and the ids of that page count', async () => {
  const redirects: Record<string, string> = {
    '/old': '/new',
    '/far': `${siteOrigin}/new`,
    '/away': 'https://b.example/',
    '/lost': '/nowhere',
    '/round': '/round',
  };
  const origin = await listen(({ url = '' }, response) => {
    const location = redirects[url];
    if (location !== undefined) response.writeHead(301, { location }).end();
    else if (url === '/start') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(a('/old#here', '/far#gone', '/away', '/lost', '/round'));
    } else if (url === '/new') response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="here">');
    else response.writeHead(404).end();
  });
  const { links, pages } = await crawlSite({ origin, start: ['/start'], siteOrigin });
  expect(links.map(({ href, state, status }) => [href, state, status])).toEqual([
    ['/away', 'skipped', undefined],
    ['/far', 'ok', 200],
    ['/far#gone', 'broken', 200],
    ['/lost', 'broken', 404],
    ['/new', 'ok', 200],
    ['/old', 'ok', 200],
    ['/round', 'broken', 301],
    ['/start', 'ok', 200],
  ]);
  expect(pages).toBe(2);
});

test('An address that is left out on purpose is not requested', async () => {
  const origin = await serve({ '/helios/en': a('/helios/de#x', '/helios/fr') });
  const crawled = await crawlSite({
    origin,
    start: ['/helios/en'],
    siteOrigin,
    isLeftOut: (path) => path === '/helios/de',
  });
  expect(crawled.links).toMatchObject([
    { href: '/helios/de', state: 'skipped', status: undefined, parents: ['/helios/en'] },
    { href: '/helios/en' },
    { href: '/helios/fr', state: 'broken' },
  ]);
});

test('A connection that breaks off is a broken link without a status', async () => {
  const origin = await listen(({ url }, response) => {
    if (url === '/a') response.writeHead(200, { 'content-type': 'text/html' }).end(a('/b'));
    else response.destroy();
  });
  const { broken } = await crawlSite({ origin, start: ['/a'], siteOrigin });
  expect(broken).toEqual([{ href: '/b', state: 'broken', status: undefined, parents: ['/a'] }]);
});

test('The crawl uses no proxy for the served site', async () => {
  process.env.https_proxy = 'http://127.0.0.1:9';
  try {
    expect((await crawl({ '/helios/en': a('/helios/en') })).broken).toEqual([]);
  } finally {
    delete process.env.https_proxy;
  }
});
