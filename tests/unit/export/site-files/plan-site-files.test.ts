import { describe, expect, test } from 'vitest';
import { config as siteConfig } from '../../../../config/index.ts';
import type { RedirectRule, SiteConfig } from '../../../../config/schema.ts';
import { createManifest, formatManifest, isSafePath, parseManifest } from '../../../../src/export/output/manifest.ts';
import { formatHeaders } from '../../../../src/export/site-files/host-rules/headers-file.ts';
import { formatNginx } from '../../../../src/export/site-files/host-rules/nginx.ts';
import { planHostRules } from '../../../../src/export/site-files/host-rules/plan-host-rules.ts';
import { formatRedirects } from '../../../../src/export/site-files/host-rules/redirects-file.ts';
import { errorPages, siteTexts } from '../../../../src/export/site-files/plan-site-files.ts';
import { planSpeculationRules } from '../../../../src/export/site-files/speculation-rules.ts';
import { createHost } from '../../../../src/site/host.ts';
import { parseHostRules } from '../../../../src/site/host-rules.ts';
import type { Locale } from '../../../../src/site/locale.ts';
import type { Route } from '../../../../src/site/route.ts';
import { about } from '../output/small-site.ts';

const [en, de] = ['en-gb', 'de-de'].map((code) => siteConfig.locales.find((locale) => locale.code === code)) as [
  Locale,
  Locale,
];
const locales = [en, de];

function route(locale: Locale, path: string, more: Partial<Route> = {}): Route {
  return {
    pathname: `/helios/${locale.urlCode}${path === '/' ? '' : path}`,
    path,
    locale,
    documentId: `${locale.code}${path}`,
    type: 'page',
    uid: path.slice(1),
    kind: 'page',
    isWildcard: false,
    isIndexable: true,
    lastModified: '2026-03-04T10:20:30.000Z',
    alternates: [],
    ...more,
  };
}

const homes = [en, de].map((locale) => ({ locale, pathname: `/helios/${locale.urlCode}` }));
const routes: Route[] = [
  route(en, '/', { alternates: homes }),
  route(en, '/bills', { isWildcard: true, lastModified: '2026-05-01T00:00:00.000Z' }),
  route(en, '/bills/tracker'),
  route(en, '/hidden', { isIndexable: false }),
  route(en, '/404', { kind: 'not-found', isIndexable: false }),
  route(en, '/500', { kind: 'server-error', isIndexable: false }),
  route(en, '/offline', { kind: 'offline', isIndexable: false }),
  route(de, '/', { alternates: homes }),
  route(de, '/404', { kind: 'not-found', isIndexable: false }),
];

type Change = { site?: Partial<SiteConfig>; redirects?: readonly RedirectRule[]; locales?: Locale[]; routes?: Route[] };

function inputOf(change: Change = {}) {
  const config = { site: { ...siteConfig.site, ...change.site }, redirects: change.redirects ?? [] };
  return { routes: change.routes ?? routes, locales: change.locales ?? locales, config };
}

const rulesOf = (change?: Change) => planHostRules(inputOf(change));

function texts(change?: Change): Record<string, string> {
  const input = inputOf(change);
  return Object.fromEntries(siteTexts(input, planHostRules(input)).map(({ path, text }) => [path, text]));
}

describe('sitemaps', () => {
  test('The index of sitemaps names one for each launched locale, with the date of its newest page', () => {
    expect(texts()['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
<loc>https://www.helios.example/sitemap-en.xml</loc>
<lastmod>2026-05-01T00:00:00+00:00</lastmod>
</sitemap>
<sitemap>
<loc>https://www.helios.example/sitemap-de.xml</loc>
<lastmod>2026-03-04T10:20:30+00:00</lastmod>
</sitemap>
</sitemapindex>
`);
  });

  test('A page in a sitemap has its address, its date, and the alternates of its head', () => {
    expect(texts()['sitemap-de.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://www.helios.example/helios/de</loc>
<lastmod>2026-03-04T10:20:30+00:00</lastmod>
<xhtml:link rel="alternate" hreflang="en-GB" href="https://www.helios.example/helios/en"/>
<xhtml:link rel="alternate" hreflang="en" href="https://www.helios.example/helios/en"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://www.helios.example/helios/en"/>
<xhtml:link rel="alternate" hreflang="de-DE" href="https://www.helios.example/helios/de"/>
<xhtml:link rel="alternate" hreflang="de" href="https://www.helios.example/helios/de"/>
</url>
</urlset>
`);
  });

  test('A page that is not indexed is in no sitemap', () => {
    expect(texts()['sitemap-en.xml']).not.toMatch(/hidden|404|500/);
  });

  test('A locale before its launch has no sitemap', () => {
    const all = texts({ locales: [en, { ...de, isPreLaunch: true }] });
    expect(Object.keys(all).filter((path) => path.startsWith('sitemap'))).toEqual(['sitemap.xml', 'sitemap-en.xml']);
    expect(all['sitemap.xml']).not.toContain('sitemap-de');
  });

  test('The addresses in a sitemap follow the policy for slashes', () => {
    expect(texts({ site: { trailingSlash: 'always' } })['sitemap-de.xml']).toContain(
      '<loc>https://www.helios.example/helios/de/</loc>',
    );
  });

  test('More than 10,000 pages of a locale go into several sitemaps', () => {
    const many = Array.from({ length: 10_001 }, (_, index) => route(en, `/page-${index}`));
    expect(Object.keys(texts({ routes: many })).filter((path) => path.startsWith('sitemap-'))).toEqual([
      'sitemap-en.xml',
      'sitemap-en-2.xml',
    ]);
  });

  test('A page without a date has no date in its sitemap', () => {
    expect(texts({ routes: [route(en, '/', { lastModified: '' })] })['sitemap-en.xml']).not.toContain('lastmod');
  });
});

test('The file robots.txt allows everything but the endpoint and previews', () => {
  expect(texts()['robots.txt']).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /helios/preview\n\nSitemap: https://www.helios.example/sitemap.xml\n',
  );
});

describe('the rules of the host', () => {
  test('The host rules are the same after they are written and read', () => {
    expect(parseHostRules(JSON.parse(texts()['helios-host.json'] ?? ''))).toEqual(rulesOf());
  });

  const files = new Set(
    ['en', 'en/bills', 'en/bills/tracker', 'en/404', 'en/500', 'de', 'de/404'].map(
      (page) => `helios/${page}/index.html`,
    ),
  );
  const ask = (reference: string, change?: Change) =>
    createHost(rulesOf(change)).answer(reference, (path) => files.has(path));

  test.each([
    ['/', { type: 'redirect', to: '/helios/en', status: 302 }],
    ['/helios', { type: 'redirect', to: '/helios/en', status: 302 }],
    ['/?a=1', { type: 'redirect', to: '/helios/en?a=1', status: 302 }],
    ['/helios/en/bills/', { type: 'redirect', to: '/helios/en/bills', status: 301 }],
    ['/helios/en/bills/42/pay', { type: 'file', path: 'helios/en/bills/index.html' }],
    ['/helios/en/bills/tracker', { type: 'file', path: 'helios/en/bills/tracker/index.html' }],
    ['/helios/de/nothing', { type: 'missing', page: 'helios/de/404/index.html' }],
    ['/helios/en/nothing', { type: 'missing', page: 'helios/en/404/index.html' }],
  ])('The host rules answer %s', (reference, answer) => {
    expect(ask(reference)).toEqual(answer);
  });

  test('A redirect passes the query of a moved address on', () => {
    const redirects = [{ from: '/old/*', to: '/helios/en/:splat#top', status: 301 }] as const;
    expect(ask('/old/bills?a=1', { redirects })).toMatchObject({ to: '/helios/en/bills?a=1#top', status: 301 });
  });

  test('A site without a prefix has one entrance', () => {
    expect(rulesOf({ site: { pathPrefix: '' } }).redirects).toEqual([{ from: '/', to: '/en', status: 302 }]);
  });

  test('Every answer has the security headers, and only files named by their hash may be cached for ever', () => {
    const { headers } = createHost(rulesOf());
    expect(headers('/helios/en')).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(headers('/helios/static/sun-1.avif')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('hostile or mistaken redirects are refused with their key', () => {
  test.each([
    ['from', 'old'],
    ['from', '//evil.example'],
    ['from', '/old\n/* https://evil.example 301'],
    ['from', '/old\r'],
    ['from', '/old new'],
    ['from', '/old,new'],
    ['from', '/old;}'],
    ['from', '/old"'],
    ['from', '/$host'],
    ['from', '/a*b'],
    ['from', '/:any'],
    ['from', '/helios/en/bills'],
    ['to', '//evil.example'],
    ['to', 'javascript:alert(1)'],
    ['to', '/new\nx'],
    ['to', '/new x'],
    ['to', '/$request_uri'],
    ['to', '/new";}'],
    ['to', '/:splat'],
    ['to', 'https://good.example@evil.example'],
    ['to', '/old'],
  ] as const)('A redirect is refused with its key: %s %j', (key, value) => {
    const redirects: RedirectRule[] = [{ from: '/old', to: '/new', status: 301, [key]: value }];
    expect(() => rulesOf({ redirects })).toThrow(`config/index.ts: redirects[0].${key} must be`);
  });

  test('Two redirects from the same address are refused', () => {
    const redirect = { from: '/old', to: '/new', status: 301 } as const;
    expect(() => rulesOf({ redirects: [redirect, { ...redirect, from: '/old/' }] })).toThrow('redirects[1].from');
  });

  test('A redirect to another host by two slashes is refused', () => {
    const redirect = { from: '/old/*', to: '/:splat', status: 301 } as const;
    expect(() => rulesOf({ redirects: [redirect] })).toThrow('redirects[0].to must be a path');
  });

  test.each([
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
    ],
    [
      ['/a', '/b/?x=1#y'],
      ['/b', '/a/'],
    ],
    [
      ['/a/*', '/b/:splat'],
      ['/b/*', '/a/z/:splat'],
    ],
    [['/a/*', '/a/b']],
  ] as const)('Redirects in a circle are refused: %j %j %j', (...rules) => {
    const redirects = rules.map(([from, to]) => ({ from, to, status: 301 }) as const);
    expect(() => rulesOf({ redirects })).toThrow('redirects[0].to must be an address that leads to a page');
  });
});

describe('_headers', () => {
  test('The file _headers never gives two values for caching, which hosts would join', () => {
    const { pathname } = planSpeculationRules(inputOf().config);
    expect(texts()._headers).toBe(`/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Speculation-Rules: "${pathname}"

/helios/static/*
  Cache-Control: public, max-age=31536000, immutable

/helios/page-data/sq/d/*
  Cache-Control: public, max-age=31536000, immutable

${pathname}
  Content-Type: application/speculationrules+json
`);
  });

  test('More header rules than hosts take are an error with their number', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, set: { A: 'b' } }));
    expect(() => formatHeaders(rules)).toThrow('101 rules, but hosts read at most 100');
  });
});

describe('_redirects', () => {
  test('The file _redirects has exact rules first, then patterns, pages below a wildcard before it, and the error pages last', () => {
    const redirects = [
      { from: '/blog/*', to: 'https://blog.helios.example/:splat', status: 308 },
      { from: '/old', to: '/helios/en/bills', status: 301 },
    ] as const;
    expect(
      texts({ redirects })
        ._redirects?.split('\n')
        .filter((line) => !line.startsWith('#')),
    ).toEqual([
      '/ /helios/en 302',
      '/helios /helios/en 302',
      '/old /helios/en/bills 301',
      '/blog/* https://blog.helios.example/:splat 308',
      '/helios/en/bills/tracker /helios/en/bills/tracker 200',
      '/helios/en/bills/* /helios/en/bills 200',
      '/helios/en/* /helios/en/404.html 404',
      '/helios/de/* /helios/de/404.html 404',
      '',
    ]);
  });

  test.each([
    [2000, '', '2002 rules without a *'],
    [101, '/*', '102 rules with a *'],
  ])(
    '%i redirects to addresses with "%s" are more than hosts take, and an error with their number',
    (count, end, told) => {
      const redirects = Array.from({ length: count }, (_, index) => ({
        from: `/old-${index}${end}`,
        to: '/new',
        status: 301 as const,
      }));
      expect(() => formatRedirects(rulesOf({ redirects }), [])).toThrow(told);
    },
  );
});

describe('the nginx include', () => {
  const lines = (change?: Change) =>
    formatNginx(rulesOf(change))
      .split('\n')
      .map((line) => line.trim());

  test.each([
    'add_header Content-Security-Policy "frame-ancestors \'none\'" always;',
    'error_page 404 /404.html;',
    'error_page 404 /helios/de/404.html;',
    'rewrite ^(/helios/[^/].*?)/+$ $1 permanent;',
    'location = / { return 302 "/helios/en$is_args$args"; }',
    'location = /helios { return 302 "/helios/en$is_args$args"; }',
    'try_files $uri $uri/index.html /helios/en/bills/index.html;',
    'location = /_headers { return 404; }',
  ])('The nginx include says %s', (line) => {
    expect(lines()).toContain(line);
  });

  test('The nginx include gives a static file the security headers and the long cache', () => {
    const all = lines();
    const block = all.slice(all.indexOf('location ^~ /helios/static/ {'));
    expect(block.slice(0, block.indexOf('}'))).toEqual(
      expect.arrayContaining([
        'add_header X-Content-Type-Options "nosniff" always;',
        'add_header Cache-Control "public, max-age=31536000, immutable" always;',
      ]),
    );
    expect(block.slice(0, block.indexOf('}')).filter((line) => line.includes('Cache-Control'))).toHaveLength(1);
  });

  test('The nginx include gives the speculation rules their type, once, and the long cache of their folder', () => {
    const all = lines();
    const { pathname } = planSpeculationRules(inputOf().config);
    expect(all).toContain(`add_header Speculation-Rules '"${pathname}"' always;`);
    const block = all.slice(all.indexOf(`location ^~ ${pathname} {`));
    expect(block.slice(0, block.indexOf('}'))).toEqual(
      expect.arrayContaining([
        'add_header Cache-Control "public, max-age=31536000, immutable" always;',
        'types { }',
        'default_type application/speculationrules+json;',
      ]),
    );
  });

  test('A redirect of the nginx include has the query before the fragment, and takes only plain characters for a *', () => {
    const redirects = [
      { from: '/old', to: '/new?a=1#top', status: 301 },
      { from: '/blog.x/*', to: 'https://blog.helios.example/:splat', status: 308 },
    ] as const;
    expect(lines({ redirects })).toEqual(
      expect.arrayContaining([
        'location = /old { return 301 "/new?a=1&$args#top"; }',
        'location = /old/ { return 301 "/new?a=1&$args#top"; }',
        'location ~ ^/blog\\.x/([A-Za-z0-9._~@+/-]*)$ { return 308 "https://blog.helios.example/$1$is_args$args"; }',
      ]),
    );
  });

  test('The nginx include follows the policy for slashes', () => {
    expect(lines({ site: { trailingSlash: 'always' } })).toContain(
      'rewrite ^(/helios/(?:[^/].*/)?[^/.]+)$ $1/ permanent;',
    );
    expect(lines({ site: { trailingSlash: 'legacy' } }).filter((line) => line.startsWith('rewrite'))).toHaveLength(1);
  });
});

test('An error page is also where hosts look for it, the default locale’s in the root too', () => {
  const records = routes.map(({ pathname }) => ({
    pathname,
    page: {
      path: `${pathname.slice(1)}/index.html`,
      sha256: pathname,
      bytes: 1,
      type: 'text/html',
      cache: 'revalidate' as const,
    },
  }));
  expect(errorPages(inputOf(), records).map(({ path, sha256 }) => [path, sha256])).toEqual([
    ['helios/en/404.html', '/helios/en/404'],
    ['404.html', '/helios/en/404'],
    ['helios/en/500.html', '/helios/en/500'],
    ['500.html', '/helios/en/500'],
    ['helios/de/404.html', '/helios/de/404'],
  ]);
});

test('No text of the site depends on the order of its routes', () => {
  const sitemaps = (all: Record<string, string>) => Object.entries(all).filter(([path]) => path.endsWith('.xml'));
  expect(sitemaps(texts({ routes: [...routes].reverse() }))).toEqual(sitemaps(texts()));
});

describe('the manifest', () => {
  const file = (path: string) => ({
    path,
    sha256: '0'.repeat(64),
    bytes: 1,
    type: 'text/plain',
    cache: 'revalidate' as const,
  });

  test('The manifest is the same text for the same files in any order, and is read back', () => {
    const [one, other] = [
      [file('b'), file('a')],
      [file('a'), file('b')],
    ].map((files) => createManifest(about, files));
    const text = one && formatManifest(one);
    expect(text).toBe(other && formatManifest(other));
    expect(parseManifest(text ?? '')).toEqual(one);
  });

  test('The manifest of an empty site is JSON too', () => {
    expect(parseManifest(formatManifest(createManifest(about, [])))?.files).toEqual([]);
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '{"version":2,"files":[]}',
    '{"version":1,"files":[{"path":"../x","sha256":"","bytes":1}]}',
  ])('The text %j is no manifest of Helios', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });

  test.each(['a', 'helios/en/index.html', '_headers', 'static/chunk-AB12_x.js'])(
    'The manifest accepts the path %s',
    (path) => {
      expect(isSafePath(path)).toBe(true);
    },
  );
});
