import { expect, test } from 'vitest';
import { checkStyles, withoutComments } from '../../../../src/export/compile/check-styles.ts';
import { placeName } from '../../../../src/site/source-place.ts';

/** The places of the mistakes in these files, each with its hint. */
function check(sources: Readonly<Record<string, string>>): string[] {
  return checkStyles(new Map(Object.entries(sources))).map(({ source, hint }) => `${placeName(source)} ${hint}`);
}

test('A custom property that nothing declares is a mistake at each of its places, with the nearest name', () => {
  expect(
    check({ 'a.css': 'p {\n  gap: var(--space-17) var( --spacee-20 );\n}', 'B.tsx': '<path fill="var(--litt)" />' }),
  ).toEqual([
    'a.css:2:12 Is --space-12 meant? config/tokens.ts has the tokens.',
    'a.css:2:29 Is --space-20 meant? config/tokens.ts has the tokens.',
    'B.tsx:1:17 Is --lit meant? config/tokens.ts has the tokens.',
  ]);
});

test.each([
  ['a token', { 'a.css': 'p { gap: var(--space-20); color: var(--text) }' }],
  ['a property that another stylesheet declares', { 'a.css': 'p { gap: var(--air) }', 'b.css': 'ul { --air: 4px }' }],
  ['a registered property', { 'a.css': 'p { gap: var(--air) } @property --air { syntax: "*"; inherits: true }' }],
  ['a property that a component sets', { 'a.css': 'p { left: var(--at) }', 'A.tsx': "style.setProperty('--at', '1')" }],
  ['a property with a fallback', { 'a.css': 'p { gap: var(--lift, 0) }' }],
  ['a comment', { 'a.css': '/* var(--nope) url(./a.png) */ p { top: 0 }' }],
  ['a name that a component completes', { 'A.tsx': `const gap = 'var(--space-\${step})';` }],
  [
    'addresses that lead somewhere',
    { 'a.css': 'p { mask: url(#sun); fill: url("data:image/png,x"); src: url(/robots.txt) }' },
  ],
])('No false alarm for %s', (_, sources) => {
  expect(check(sources)).toEqual([]);
});

test.each(['url(./nope.png)', 'url("nope.png")', "url( '../a/nope.svg' )", 'URL(nope.png)'])(
  'A stylesheet refers to no file: %s',
  (reference) => {
    expect(check({ 'a.css': `p { background: ${reference} }` })).toEqual([
      expect.stringMatching(/^a\.css:1:2\d Draw the picture/),
    ]);
  },
);

test('A stylesheet imports no other one', () => {
  expect(check({ 'a.css': '@import "./b.css";' })).toEqual([expect.stringContaining('a.css:1:1 Import both')]);
});

test('Comments become spaces, so that all positions stay, and strings stay as they are', () => {
  expect(withoutComments('a/* b\nc */d')).toBe('a    \n    d');
  expect(withoutComments(`a::before { content: "/* 'no' */"; }`)).toBe(`a::before { content: "/* 'no' */"; }`);
});
