import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../../src/disk/entries-below.ts';
import { checkDeclarations } from '../../../../src/export/compile/check-declarations.ts';

/** The place, message and hint of each mistake. */
function check(css: string): string[] {
  return checkDeclarations(new Map([['a.css', css]])).map(
    ({ message, hint, source: { line, column } }) => `${line}:${column} ${message} ${hint}`,
  );
}

test('No stylesheet of the site has a mistake', () => {
  const root = join(import.meta.dirname, '../../../../src');
  const files = filesBelow(root, { patterns: ['**/*.css'], hidden: 'included' });
  expect(files.length).toBeGreaterThan(50);
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  expect(checkDeclarations(sources)).toEqual([]);
});

test.each([
  ['a missing brace', '.a {\n  top: 0;\n\n.b {\n  top: 0;\n}\n', ['1:4 This block is not closed.']],
  [
    'a missing brace inside a block',
    '@media print {\n  .a {\n    top: 0;\n\n  .b {\n    top: 0;\n  }\n}\n',
    ['2:6 This block is not closed.'],
  ],
  ['a block that ends with the file', '.a { color: ; } .b {', ['1:20 This block is not closed.']],
  ['a brace too many', '.a { top: 0 } }\n.b { top: 0 }', ['1:15 This } closes no block.']],
  ['a comment without an end', '.a { top: 0 } /* b', ['1:15 This comment is not closed.']],
  [
    'a missing semicolon',
    '.a {\n  display: grid\n  gap: var(--space-40);\n}',
    ['3:3 A semicolon is missing before gap. Write ; at the end of display.'],
  ],
  [
    'a missing semicolon after a custom property',
    '.a { --b: 1px\n  gap: 2px }',
    ['2:3 A semicolon is missing before gap.'],
  ],
  ['a value that is missing', '.a { color: ; }', ['1:6 color has no value.']],
  ['an unknown property', '.a { gpa: var(--space-40) }', ['1:6 gpa is no property of CSS. Is gap meant?']],
  [
    'an unknown property in a nested rule',
    '.a { &:hover { colr: red } }',
    ['1:16 colr is no property of CSS. Is color meant?'],
  ],
  ['an unknown unit', '.a { gap: 3bananas }', ['1:11 bananas is no unit of CSS.']],
  ['an unknown unit beside a token that varies', '.a { margin: var(--text) 3ppx }', ['1:26 ppx is no unit of CSS.']],
  ['an unknown keyword', '.a { display: gird !important }', ['1:15 display has no value "gird !important".']],
  [
    'two mistakes at once',
    '@media (min-widht: 30em) { .a { gap: 3bananas } }',
    ['1:9 min-widht is no feature of a query. Is min-width meant?', '1:38 bananas is no unit of CSS.'],
  ],
  [
    'an unknown feature of a range',
    '@container box (1em < inline-sze) { p { top: 0 } }',
    ['1:23 inline-sze is no feature of a query. Is inline-size meant?'],
  ],
  ['an unknown at-rule', '@medai print { p { top: 0 } }', ['1:1 @medai is no at-rule of CSS. Is @media meant?']],
])('A mistake that browsers ignore has its place: %s', (_, css, wanted) => {
  expect(check(css)).toEqual(wanted.map((each) => expect.stringContaining(each)));
});

test.each([
  'p { color: inherit; margin: unset; box-shadow: none; grid-template-rows: subgrid }',
  'p { --a: ; --b: { c: d }; --c: a:b; width: var(--c) }',
  "p::before { content: '}; a: b {'; background: url(data:image/png;base64,a) }",
  'p { grid-template-columns: var(--a) 1fr; background: color-mix(in srgb, red 3%, var(--b)) }',
  'p { -webkit-box-orient: vertical; text-box: trim-both cap alphabetic; width: calc(1px + 2 * var(--c)) }',
  "@font-face { font-family: 'A'; src: url(/a.woff2); size-adjust: 90%; ascent-override: 80% }",
  "@property --a { syntax: '<length>'; inherits: true; initial-value: 0px }",
  '@media not all and (1px <= width < 2px), (hover) and (not (max-height: calc(2 * 3em))) { p { top: 0 } }',
  '@container style(--wide: true) or scroll-state(stuck: top) { p { top: 0 } }',
  '@supports (display: grid) { p { top: 0 } } @layer a { p { top: 0 } } @keyframes b { from { top: 0 } 50% { top: 1px } }',
  'a:hover, a:not(:focus-visible) { b:first-child { top: 0 } }',
  '/* p { gpa: 1 */ p { top: /* no */ 0 }',
])('No false alarm: %s', (css) => {
  expect(check(css)).toEqual([]);
});
