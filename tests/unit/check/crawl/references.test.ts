import { expect, test } from 'vitest';
import { readPage, readStyles } from '../../../../src/check/crawl/references.ts';

const site = 'https://www.helios.example';

test.each([
  ['<a href="/a">x</a>', ['/a']],
  ['<a href="/a">x</a><a href="/a">y</a>', ['/a']],
  ['<a>x</a><a href="">y</a>', []],
  ['<area href="/a"><embed src="/b"><object data="/c"></object><iframe src="/d"></iframe>', ['/a', '/b', '/c', '/d']],
  ['<img src="/a" srcset="/b 320w, /c 640w,/d">', ['/a', '/b', '/c', '/d']],
  ['<img srcset="/b?x=1,2 2x">', ['/b?x=1,2']],
  ['<picture><source srcset="/a 1x"></picture>', ['/a']],
  ['<video src="/a" poster="/b"><track src="/c"></video><audio src="/d"></audio>', ['/a', '/b', '/c', '/d']],
  ['<script src="/a"></script><link rel="preload" href="/b" imagesrcset="/c 1x">', ['/a', '/b', '/c']],
  ['<link rel="preconnect dns-prefetch" href="https://a.example">', []],
  ['<blockquote cite="/a"></blockquote><q cite="/b"></q>', ['/a', '/b']],
  ['<p style="background:url(/a)"></p><style>/* url(/no) */ @font-face{src:url("/b")}</style>', ['/a', '/b']],
  [`<meta property="og:image" content="${site}/a.jpg">`, [`${site}/a.jpg`]],
  ['<meta name="description" content="integrations: accounting">', []],
  ['<meta http-equiv="Refresh" content="0; URL=\'/a\'">', ['/a']],
  [`<script type="application/ld+json">{"@id":"${site}/#x","a":[{"url":"${site}/a"}]}</script>`, [`${site}/a`]],
  [`<script type="application/ld+json">{"@graph":[{"item":"${site}/a"}]}</script>`, [`${site}/a`]],
  ['<script type="application/ld+json">{"status":"https://schema.org/InStock"}</script>', []],
  [`<script type="application/ld+json">{"x":"${site}/?q={query}"}{</script>`, []],
  [`<script>location = "${site}/a"</script>`, []],
])('The references of %s are %j', (html, references) => {
  expect(readPage(html).references).toEqual(references);
});

test('A page has the ids of its elements, the names of its anchors, and its first base', () => {
  const { ids, base } = readPage('<base href="/x/"><base href="/y/"><p id="a"></p><a name="b"></a><input name="c">');
  expect({ ids, base }).toEqual({ ids: ['a', 'b'], base: '/x/' });
});

test('A style sheet refers to what it imports and shows, and not to data inside it', () => {
  expect(readStyles('@import "/a.css"; @import url(/b.css); p{background:url( "/c.png" ),url(data:x)}')).toEqual([
    '/a.css',
    '/b.css',
    '/c.png',
  ]);
});
