import { expect, test } from 'vitest';
import { formatNginx } from '../../../../../src/export/site-files/host-rules/nginx.ts';
import { type Change, rulesOf, routes as sampleRoutes } from '../sample-input.ts';

const lines = (change?: Change) =>
  formatNginx(rulesOf(change))
    .split('\n')
    .map((line) => line.trim());

test.each([
  'add_header Content-Security-Policy "frame-ancestors \'none\'" always;',
  'error_page 404 /404.html;',
  'rewrite ^(/helios/[^/].*?)/+$ $1 permanent;',
  'location ~ "^(?:/|/helios|/helios/)$" {',
  'return 302 "/helios/en$is_args$args";',
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

test('The nginx include has each location once, even if the home page is a wildcard page', () => {
  const routes = sampleRoutes.map((each) => (each.path === '/' ? { ...each, isWildcard: true } : each));
  const locations = lines({ routes }).filter((line) => /^location (?!~)/.test(line));
  expect(locations).toContain('location /helios/en/ {');
  expect(locations.filter((line, index) => locations.indexOf(line) < index)).toEqual([]);
});

test('The nginx include gives the header of a file to no other address, and that of a folder to all below it', () => {
  const publicFiles = [{ path: 'press', type: 'text/plain; charset=utf-8' }];
  expect(lines({ publicFiles })).toContain('location = /press {');
  expect(lines({ publicFiles })).toContain('location ^~ /helios/static/ {');
});

test('The nginx include quotes the type of a text file, which has a parameter', () => {
  const publicFiles = [{ path: 'press', type: 'text/plain; charset=utf-8' }];
  expect(lines({ publicFiles })).toContain('default_type "text/plain; charset=utf-8";');
});

test('A redirect of the nginx include has the query before the fragment, and the text of a * percent-encoded', () => {
  const redirects = [
    { from: '/old', to: '/new?a=1#top', status: 301 },
    { from: '/blog.x/*', to: 'https://blog.helios.example/:splat', status: 308 },
  ] as const;
  const all = lines({ redirects });
  expect(all).toContain('location = /old { return 301 "/new?a=1&$args#top"; }');
  expect(all).toContain('location = /old/ { return 301 "/new?a=1&$args#top"; }');
  const block = all.slice(all.indexOf('location ~ ^/blog\\.x/([^[:cntrl:]]*)$ {'));
  expect(block.slice(1, block.indexOf('}'))).toEqual([
    'set $helios_splat $1;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
    'return 308 "https://blog.helios.example/${helios_splat}$is_args$args";',
  ]);
});

test('The nginx include has addresses in other scripts as nginx compares them', () => {
  const redirects = [
    { from: '/%C3%BCber%20uns', to: '/helios/de', status: 301 },
    { from: '/gr%C3%B6%C3%9Fe/*', to: '/x/:splat', status: 301 },
    { from: '/ma%C3%9F/*', to: '/y', status: 301 },
  ] as const;
  expect(lines({ redirects })).toEqual(
    expect.arrayContaining([
      'location = "/über uns" { return 301 "/helios/de$is_args$args"; }',
      'location ~ "^/größe/([^[:cntrl:]]*)$" {',
      'location ~ "^/maß/" { return 301 "/y$is_args$args"; }',
    ]),
  );
});
