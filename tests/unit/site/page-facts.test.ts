import { expect, test } from 'vitest';
import { joinPageFacts, parsePageFacts, readPageFacts, scanPageFacts } from '../../../src/site/page-facts.ts';

const page =
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
  '<title>Plans &amp; prices</title><link rel="canonical" href="/helios/en/pricing">' +
  '<style>a>b::before{content:"</p>"}</style><script type="module" src="/boot.js" integrity="sha384-a"></script>' +
  '<script type="application/ld+json">{"name":"\\u003cHelios\\u003e"}</script></head>' +
  '<body data-shell="a1"><a href="#page">Skip</a><main id="page"><h1 id="top">Plans <em>and<!-- --> prices</em></h1>' +
  '<svg viewBox="0 0 2 2"><title>Logo</title><path d="M0 0"/><linearGradient id="sun"></linearGradient></svg>' +
  '<p style="margin:0">It&#x27;s &lt;5&gt;<br/><img src="/a.png?b=1&amp;c=2" alt="" width="2"></p>' +
  '<button onclick="go()" disabled>Go</button><a href="/b" href="/c">B <b>&quot;C&quot;</b></a><a>none</a>' +
  '<template><p id="x"></p></template></main></body></html>\n';

test('Markup of Helios is scanned, with the facts that a parser finds', () => {
  expect(scanPageFacts(page)).toEqual(parsePageFacts(page));
  expect(readPageFacts(page)).toMatchObject({
    titles: ['Plans & prices'],
    headings: ['Plans and prices'],
    ids: ['page', 'top', 'sun', 'x'],
    links: [
      { href: '#page', text: 'Skip' },
      { href: '/b', text: 'B "C"' },
    ],
  });
});

test.each([
  ['a value without quotes', '<p id=a>A</p>'],
  ['a value in single quotes', "<p id='a'>A</p>"],
  ['an attribute on a new line', '<p\nid="a">A</p>'],
  ['an entity of other programs', '<h1>A&nbsp;B</h1>'],
  ['an ampersand alone', '<a href="/?a&b">A</a>'],
  ['an element that is not closed', '<div><p>A</div>'],
  ['an element that is closed twice', '<h1>A</h1></h1>'],
  ['an element of HTML that its start tag seems to close', '<h1/>A</h1>'],
  ['a frame', '<iframe src="/a"><h1>A</h1></iframe>'],
  ['a comment without an end', '<h1>A</h1><!-- B'],
  ['a script without an end', '<h1>A</h1><script>1<2'],
  ['a start tag without an end', '<h1>A</h1><p id="a"'],
  ['a value without an end', '<h1>A</h1><p id="a'],
  ['another doctype', '<!DOCTYPE html><h1>A</h1>'],
])('Markup with %s is parsed', (_, html) => {
  expect(scanPageFacts(html)).toBeUndefined();
  expect(readPageFacts(html)).toEqual(parsePageFacts(html));
});

test('The facts of a document’s parts are those of the document', () => {
  const main = '<main><h1>A</h1><h2 id="b">B</h2><script>1</script><a href="/c">C</a></main>';
  const footer = '<footer id="f"><a href="/d">D</a><img src="/e.png"></footer>';
  const start = page.slice(0, page.indexOf('<a href="#page">'));
  const end = '</body></html>\n';
  const joined = joinPageFacts([start + end, main, footer].map(readPageFacts));
  expect(parsePageFacts(start + main + footer + end)).toMatchObject({ ...joined });
  expect(joined.blocks.map(({ isBeforePolicy }) => isBeforePolicy)).toEqual([false, false, false]);
});
