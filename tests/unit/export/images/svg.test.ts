import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { sanitizeSvg } from '../../../../src/export/images/svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inner}</svg>`;
const clean = svg('<path d="M0 0h8v8z"/>');
/** The cleaned markup of a hostile element beside a harmless path. */
const beside = (inner: string) => sanitizeSvg(svg(`${inner}<path d="M0 0h8v8z"/>`));

test.each([
  clean,
  svg('<g fill="#06262D" fill-rule="evenodd"><circle cx="4" cy="4" r="2"/></g>'),
  svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect width="8" height="8" fill="url(#a)"/>',
  ),
  svg('<symbol id="sun"><circle r="1"/></symbol><use href="#sun" x="2"/>'),
  svg('<filter id="f"><feGaussianBlur in="BackgroundImageFix" stdDeviation="2"/></filter><g filter="url(#f)"/>'),
  svg('<path d="M0 0" transform="translate(1 2) rotate(45)" fill="rgb(0, 0, 0)"/>'),
  svg(
    '<title>Sun &amp; sea &lt; all</title><text x="1" font-family="Archivo, sans-serif">Hi <tspan>you</tspan></text>',
  ),
  svg('<clipPath id="c"><path d="M0 0"/></clipPath><g clip-path="url(#c)"/>', ' width="8" height="8"'),
])('A drawing passes as it is: %s', (source) => {
  expect(sanitizeSvg(source)).toBe(source);
});

test('A cleaned drawing passes a second time unchanged', () => {
  const once = sanitizeSvg(svg('<g style="fill:red"><a><path/></a></g>&#x26;'));
  expect(sanitizeSvg(once ?? '')).toBe(once);
});

test.each([
  ['<?xml version="1.0"?><!-- made by hand -->', ''],
  ['', '<metadata><rdf:RDF xmlns:rdf="x">x</rdf:RDF></metadata>'],
  ['', '<sodipodi:namedview pagecolor="#fff"/>'],
  ['', '<switch/>'],
  ['\uFEFF', ''],
])('Additions of drawing programs are dropped or written plainly: %j before and %j inside', (before, inner) => {
  expect(sanitizeSvg(before + svg(`${inner}<path d="M0 0h8v8z"/>`))).toBe(clean);
});

test('A style attribute of a drawing becomes attributes, and wins over them', () => {
  expect(sanitizeSvg(svg('<path fill="red" style="fill:#fff;stroke: none !important;-inkscape-x:1"/>'))).toBe(
    svg('<path fill="#fff" stroke="none"/>'),
  );
});

test('Rules of a style element become attributes, in the order of the cascade', () => {
  const styles = `<defs><style type="text/css"><![CDATA[
    /* colours */ .cls-1 , .cls-2{fill:#06262d} .cls-2{stroke:#fff;fill:none} #sun{fill:#ffc21a}
    path.cls-1{stroke-width:2px} @media print{.cls-1{fill:red}} * {opacity:.5} g > .cls-1{fill:blue}
  ]]></style></defs>`;
  const shapes = [
    '<path class="cls-1" fill="red" d="M0 0"/>',
    '<rect class="cls-2 other"/>',
    '<circle id="sun" class="cls-1" style="opacity:1"/>',
  ];
  expect(sanitizeSvg(svg(styles + shapes.join('')))).toBe(
    svg(
      [
        '<defs opacity=".5"/>',
        '<path fill="#06262d" d="M0 0" opacity=".5" stroke-width="2px"/>',
        '<rect opacity=".5" fill="none" stroke="#fff"/>',
        '<circle id="sun" opacity="1" fill="#ffc21a"/>',
      ].join(''),
      ' opacity=".5"',
    ),
  );
});

test.each([
  '.a{fill:url(https://evil.example/x)}',
  '@import url(https://evil.example/x.css);',
  '.a{background:url(//evil.example)}',
  '.a{fill:red;}</style><script>alert(1)</script><style>',
])('A style element brings nothing that an attribute may not have: %s', (css) => {
  const cleaned = sanitizeSvg(svg(`<style>${css}</style><path class="a" d="M0 0"/>`));
  expect(cleaned).not.toMatch(/evil|script|style|class/);
});

test('The attribute xlink:href of a drawing becomes href', () => {
  expect(sanitizeSvg(svg('<use xmlns:xlink="x" xlink:href="#a"/>'))).toBe(svg('<use href="#a"/>'));
});

const hostileElements = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.example/x.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script>alert(1)</svg:script>',
  '<script><![CDATA[alert(1)]]></script>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
  '<image href="https://evil.example/pixel.png"/>',
  '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<feImage href="https://evil.example/x.svg"/>',
  '<a href="javascript:alert(1)"><circle r="1"/></a>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<animateTransform attributeName="transform"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<iframe src="javascript:alert(1)"/>',
  '<embed src="x.swf"/>',
  '<object data="x.html"/>',
  '<audio src="x.mp3" onerror="alert(1)"/>',
  '<video><source onerror="alert(1)"/></video>',
  '<listener event="load" handler="#x"/>',
  '<link rel="stylesheet" href="https://evil.example/x.css"/>',
  '<xsl:value-of select="system-property(\'x\')"/>',
  '<font-face-uri xlink:href="https://evil.example/font.svg"/>',
  '<cursor href="https://evil.example/c.png"/>',
  '<svg><script>alert(1)</script></svg>',
  '<?xml-stylesheet href="https://evil.example/x.xsl"?>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- --><script>alert(1)</script><!-- -->',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

test.each(hostileElements)('A hostile element of a drawing leaves nothing behind: %s', (inner) => {
  expect(beside(inner)).toBe(clean);
});

const hostileAttributes = [
  'onload="alert(1)"',
  'ONLOAD="alert(1)"',
  'onclick="alert(1)"',
  'href="javascript:alert(1)"',
  'href="https://evil.example/x.svg#a"',
  'xlink:href="//evil.example/x.svg#a"',
  'href="data:image/svg+xml,x#a"',
  'href=" java&#x73;cript:alert(1)"',
  'fill="url(https://evil.example/x.svg#a)"',
  'fill="url(&quot;//evil.example/#a&quot;)"',
  'fill="u\\72l(//evil.example)"',
  'fill="url(#a) url(//evil.example)"',
  'filter="url(data:image/svg+xml,x#a)"',
  'mask="image-set(\'//evil.example/x\' 1x)"',
  'clip-path="src(//evil.example)"',
  'fill="expression(alert(1))"',
  'fill="var(--x)"',
  'fill="attr(onload)"',
  'style="background:url(//evil.example)"',
  'style="fill:url(//evil.example)"',
  'style="@import \'//evil.example\'"',
  'style="fill:/**/url(//evil.example)"',
  'fill="&xxe;"',
  'id="a&quot; onload=&quot;alert(1)"',
  'class="x"',
  'xml:base="https://evil.example/"',
  'xmlns:x="http://www.w3.org/1999/xhtml"',
  'requiredExtensions="x"',
  'font-family="x&#x3b;}*{fill:url(//evil.example)"',
];

test.each(hostileAttributes)('A hostile attribute of a drawing is dropped: %s', (attribute) => {
  expect(sanitizeSvg(svg(`<path ${attribute}/>`))).toBe(svg('<path/>'));
  expect(sanitizeSvg(svg('<path d="M0 0h8v8z"/>', ` ${attribute}`))?.replace(/ id="[\w.:-]+"/, '')).toBe(clean);
});

test.each([
  '',
  'not a drawing',
  '<html><body><svg/></body></html>',
  '<script>alert(1)</script>',
  '<SVG><path/></SVG>',
  '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  '{"svg": true}',
  '\u0000\u0001',
])('The document %j is no drawing', (source) => {
  expect(sanitizeSvg(source)).toBeUndefined();
});

test('Entities of a document type are never expanded in a drawing', () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "boom"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>';
  const source = bomb + svg('<title>&a;&xxe;</title>');
  expect(sanitizeSvg(source)).toBe(svg('<title>&amp;a;&amp;xxe;</title>'));
});

test('A second root of a drawing is dropped, and so is the text around the first', () => {
  expect(sanitizeSvg(`<script>alert(1)</script>${clean}<svg onload="alert(1)"/>`)).toBe(clean);
});

test.each(['<svg viewBox="0 0 8 8"><g><path d="M0 0', '<svg viewBox="0 0 8 8"><script>alert(1)<path', '<svg'])(
  'A drawing that breaks off is damaged, and no drawing: %s',
  (source) => {
    expect(sanitizeSvg(source)).toBeUndefined();
  },
);

test('Text in a drawing can close no element, and control characters vanish', () => {
  expect(sanitizeSvg(svg('<text>&lt;/text&gt;&lt;script&gt;\u0007&#x7;"</text>'))).toBe(
    svg('<text>&lt;/text&gt;&lt;script&gt;"</text>'),
  );
});

test('A drawing of a thousand elements deep is cleaned', () => {
  const deep = svg(`${'<g>'.repeat(5000)}<path/>${'</g>'.repeat(5000)}`);
  expect(sanitizeSvg(deep)).toBe(deep);
});

test('The cleaned hostile drawings have no name or address outside the allow-list', () => {
  const all = [...hostileElements, ...hostileAttributes.map((attribute) => `<path ${attribute}/>`)].join('');
  const seen: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => seen.push(name, ...Object.keys(attributes), ...Object.values(attributes)),
    },
    { xmlMode: true },
  );
  parser.end(sanitizeSvg(svg(all)));
  expect(seen.filter((each) => /script|evil|^on|import|foreign|image|data:/i.test(each))).toEqual([]);
});

const many = 300_000;

test.each([
  ['a long name in a style element', `<style>${'a'.repeat(many)}</style>`],
  ['at-signs in a style element', `<style>${'@'.repeat(many)}</style>`],
  ['comments without an end', `<style>${'/*'.repeat(many)}</style>`],
  ['a rule without its end', `<style>@media{${'a{b:c}'.repeat(900)}${'@{'.repeat(many)}</style>`],
  ['a long word in an attribute', `<path d="${'a'.repeat(many)}"/>`],
  ['a long word before a point', `<path d="${'a'.repeat(many)}.("/>`],
  ['spaces in a style attribute', `<path style="fill:!${' '.repeat(many)}x"/>`],
])('A drawing is cleaned in a time that grows as its size does: %s', (_, inner) => {
  expect(beside(inner)).toContain('<path d="M0 0h8v8z"/>');
});

test.each([
  ['elements in elements', '<g>'.repeat(many) + '</g>'.repeat(many)],
  ['elements in elements, with styles', `<style/>${'<g>'.repeat(many)}${'</g>'.repeat(many)}`],
  ['more rules than any drawing needs', `<style>${'.a{fill:red}'.repeat(many / 12)}</style>`],
])('A drawing that is made to keep the export busy is none: %s', (_, inner) => {
  expect(beside(inner)).toBeUndefined();
});

/** Six parts, of which each has ten times what the one before has. */
const tenfold = (name: string, draw: (id: string) => string) =>
  Array.from({ length: 6 }, (_, n) => `<${name} id="p${n}">${draw(`#p${n - 1}`).repeat(10)}</${name}>`).join('');

test.each([
  `${tenfold('g', (id) => `<use href="${id}"/>`)}<use href="#p5"/>`,
  `${tenfold('mask', (id) => `<rect mask="url(${id})"/>`)}<rect mask="url('#p5')"/>`,
  `${tenfold('clipPath', (id) => `<rect clip-path="url(${id})"/>`)}<rect style="clip-path:url(#p5)"/>`,
  `${tenfold('pattern', (id) => `<rect fill="url(${id})"/>`)}<rect stroke="url(#p5)"/>`,
  `<marker id="m"><path d="M0 0"/></marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(20_000)}"/>`,
  '<g id="a"><use href="#a"/></g>',
])('A drawing whose parts repeat each other without end is none: %s', (inner) => {
  expect(beside(inner)).toBeUndefined();
});

test('A drawing may repeat its parts a thousand times', () => {
  const drawing = svg(`<symbol id="a"><path d="M0 0"/></symbol>${'<use href="#a"/>'.repeat(1000)}`);
  expect(sanitizeSvg(drawing)).toBe(drawing);
});
