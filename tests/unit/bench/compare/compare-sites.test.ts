import { expect, test } from 'vitest';
import { compare, differences, type Files, onePage, page } from './small-export.ts';

const css = '.a{top:0}.b{left:0}@keyframes c{to{opacity:0}}.b:hover{animation:1s c}';
const card = onePage('<p class="a">One</p><p class="a b">Two</p>', css);

test('Two exports are the same if their files are the same', () => {
  const { pages, differences: found } = compare(card, card);
  expect({ pages, found }).toEqual({ pages: 1, found: [] });
});

test('Two exports are the same if every class letter and every name of an animation differs', () => {
  const renamedCss = '.x{top:0}.a{left:0}@keyframes b{to{opacity:0}}.a:hover{animation:1s b}';
  const { classes, differences: found } = compare(
    card,
    onePage('<p class="x">One</p><p class="a x">Two</p>', renamedCss),
  );
  expect(found).toEqual([]);
  expect(Object.fromEntries(classes)).toEqual({ a: 'x', b: 'a', c: 'b' });
});

test('Two exports are the same if rules tell apart classes that never occur without each other', () => {
  const before = onePage('<p class="a b">One</p>', '.a{top:0}.b{left:0}');
  expect(differences(before, onePage('<p class="x y">One</p>', '.y{top:0}.x{left:0}'))).toEqual([]);
});

test('Two exports are the same if hashes differ everywhere in the same way', () => {
  expect(differences(hashedSite('0123456789', 'ABCDEFGH'), hashedSite('abcdef0123', 'ZYXWVUTS'))).toEqual([]);
});

test('A text that differs is reported with its place', () => {
  expect(differences(card, onePage('<p class="a">Three</p><p class="a b">Two</p>', css))).toEqual([
    {
      kind: 'text',
      before: 'One',
      after: 'Three',
      count: 1,
      places: [{ file: 'helios/en/index.html', path: 'html > body > p:1 > text' }],
    },
  ]);
});

test('An attribute that has another value, is gone or is in another place is reported with its place', () => {
  const before = onePage('<a href="/x" id="i" title="T">X</a>');
  expect(kindsOf(before, onePage('<a href="/y" id="i" title="T">X</a>'))).toEqual(['attribute']);
  expect(kindsOf(before, onePage('<a href="/x" id="i">X</a>'))).toEqual(['attribute']);
  const [order] = differences(before, onePage('<a id="i" href="/x" title="T">X</a>'));
  expect(order?.note).toBe('Only the order of the attributes differs.');
});

test('An element that is another one or an additional one is reported with its place', () => {
  expect(kindsOf(onePage('<p>X</p>'), onePage('<b>X</b>'))).toEqual(['element']);
  expect(kindsOf(onePage('<p>X</p>'), onePage('<p>X</p><p>Y</p>'))).toEqual(['element']);
});

test('Two classes that have changed places on one page of several are reported with their place', () => {
  const before = { ...card, 'helios/de/index.html': page('<p class="a">One</p><p class="b">Two</p>', css) };
  const after = { ...card, 'helios/de/index.html': page('<p class="b">One</p><p class="a">Two</p>', css) };
  expect(differences(before, after).map(({ kind, before: old, after: now }) => [kind, old, now])).toEqual([
    ['class', 'a', 'b'],
    ['class', 'b', 'a'],
  ]);
});

test('Two classes that have changed places everywhere are reported with their place', () => {
  const before = onePage('<p class="a">One</p><p class="b">Two</p>', '.a{top:0}.b{left:0}');
  const after = onePage('<p class="b">One</p><p class="a">Two</p>', '.a{top:0}.b{left:0}');
  expect(differences(before, after).map(({ kind, before: old, after: now }) => [kind, old, now])).toEqual([
    ['rule', '.a{top:0}', '.b{left:0}'],
    ['rule', '.b{left:0}', '.a{top:0}'],
  ]);
});

test('One letter that means two classes is reported with its place', () => {
  const before = onePage('<p class="a">One</p><p class="b">Two</p>', '.a{top:0}.b{top:0}');
  const found = differences(before, onePage('<p class="x">One</p><p class="x">Two</p>', '.x{top:0}.x{top:0}'));
  expect(found.map(({ kind }) => kind)).toContain('class');
});

test('Two letters that mean one class are reported with their place', () => {
  const before = onePage('<p class="a">One</p><p class="a">Two</p><p class="a">Three</p>', '.a{top:0}');
  const after = onePage('<p class="x">One</p><p class="x">Two</p><p class="y">Three</p>', '.x{top:0}.y{top:0}');
  expect(differences(before, after).map(({ kind, before: old, after: now }) => [kind, old, now])).toEqual([
    ['class', 'a', 'y'],
    ['rule', undefined, '.y{top:0}'],
  ]);
});

test('The frames of an animation that differ are reported, but not once more for its new name', () => {
  const after = onePage('<p class="x">One</p><p class="x y">Two</p>', animated('x', 'y', 'z', 1));
  const before = onePage('<p class="a">One</p><p class="a b">Two</p>', animated('a', 'b', 'c', 0));
  expect(differences(before, after).map(({ kind, before: old, after: now }) => [kind, old, now])).toEqual([
    ['rule', '@keyframes c{to{opacity:0}}', '@keyframes z{to{opacity:1}}'],
  ]);
});

test('One address of an image that is that of another image is reported with its place', () => {
  const images = { 'static/sun-0123456789.svg': '<svg/>', 'static/moon-abcdef0123.svg': '<svg/>' };
  const before = { ...images, ...onePage('<img src="/static/sun-0123456789.svg">') };
  const after = { ...images, ...onePage('<img src="/static/moon-abcdef0123.svg">') };
  expect(kindsOf(before, after)).toEqual(['name']);
});

test('A value, a markup or a stylesheet in page data that differs is reported with its place', () => {
  const path = 'helios/page-data/en/page-data.json';
  const data = (title: string, html: string, styles: string) => ({
    ...onePage('<p class="a">One</p>', '.a{top:0}'),
    [path]: JSON.stringify({ title, html, styles }),
  });
  const before = data('T', '<p class="a">One</p>', '.a{top:0}');
  expect(kindsOf(before, data('U', '<p class="a">One</p>', '.a{top:0}'))).toEqual(['value']);
  expect(differences(before, data('T', '<p class="a">Two</p>', '.a{top:0}'))[0]?.places).toEqual([
    { file: path, path: 'html: p > text' },
  ]);
  expect(kindsOf(before, data('T', '<p class="a">One</p>', '.a{top:1px}'))).toEqual(['rule']);
});

test('A file that is gone or new is reported, a script that another one imports included', () => {
  expect(kindsOf({ ...card, 'robots.txt': '' }, card)).toEqual(['file']);
  expect(kindsOf(card, { ...card, 'robots.txt': '' })).toEqual(['file']);
  const scripts = { 'static/tool-ABCDEFGH.js': 'import"./chunk-01234567.js"', 'static/chunk-01234567.js': '' };
  const { 'static/chunk-01234567.js': _, ...rest } = scripts;
  expect(kindsOf({ ...card, ...scripts }, { ...card, ...rest })).toEqual(['file']);
});

test('A line of another text that differs is reported with its place', () => {
  const before = { ...card, _headers: '/*\n  A: 1', 'site.xml': '<a/>' };
  expect(differences(before, { ...before, _headers: '/*\n  A: 2' })).toEqual([
    {
      kind: 'content',
      before: '  A: 1',
      after: '  A: 2',
      count: 1,
      places: [{ file: '_headers', path: 'line 2' }],
    },
  ]);
});

const scripts = (name: string, content: string): Files => ({
  ...onePage(`<div data-src="/static/${name}-ABCDEFGH.js"></div>`),
  [`static/${name}-ABCDEFGH.js`]: content,
});

test('Scripts are compared by size and make no difference', () => {
  const { differences: found, scripts: rows } = compare(scripts('tool', 'a'), scripts('tool', 'abc'));
  expect(found).toEqual([]);
  expect(rows.map(({ raw }) => raw)).toEqual([{ before: 1, after: 3 }]);
});

test('Scripts that were renamed are found by the pages that name them', () => {
  const { differences: found, scripts: rows } = compare(scripts('tool', 'a'), scripts('late-tool', 'a'));
  expect(found).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual([{ before: 'static/tool-*.js', after: 'static/late-tool-*.js' }]);
});

test('Scripts that are gone without another one in their place are a difference', () => {
  expect(kindsOf(scripts('tool', 'a'), onePage('<div data-src="/static/tool-ABCDEFGH.js"></div>'))).toEqual(['file']);
});

function kindsOf(before: Files, after: Files): string[] {
  return differences(before, after).map(({ kind }) => kind);
}

function animated(one: string, other: string, name: string, opacity: number): string {
  return `.${one}{top:0}.${other}{animation:1s ${name}}@keyframes ${name}{to{opacity:${opacity}}}`;
}

/** Names that hold a hash in all the places an export has them. */
function hashedSite(hash: string, scriptHash: string): Files {
  const policy = `style-src 'sha256-${hash}${'0'.repeat(33)}='`;
  const script = `<script src="/static/boot-${scriptHash}.js" integrity="sha384-${hash}${'0'.repeat(54)}"></script>`;
  return {
    ...onePage(`<meta content="${policy}">${script}<div data-content="/page-data/sq/d/${hash}.json"></div>`),
    'helios/page-data/en/page-data.json': JSON.stringify({ staticQueryHashes: [hash] }),
    [`helios/page-data/sq/d/${hash}.json`]: JSON.stringify({ html: '<p class="a">One</p>', styles: '.a{top:0}' }),
    [`static/boot-${scriptHash}.js`]: '',
    [`static/rules-${hash}.json`]: '{}',
    _headers: `Speculation-Rules: "/static/rules-${hash}.json"`,
    'helios-manifest.json': JSON.stringify({
      files: [
        { path: `static/rules-${hash}.json`, sha256: hash, bytes: Number.parseInt(hash, 16) },
        { path: `static/boot-${scriptHash}.js`, sha256: scriptHash, bytes: 0 },
      ],
    }),
  };
}
