import { expect, test } from 'vitest';
import { compileStyles } from '../../../../src/export/compile/compile-styles.ts';
import { parseRules } from '../../../../src/export/compile/stylesheet.ts';
import { readSheet } from '../../../../src/export/render/page-sheet.ts';
import { classesIn, propertiesIn, stylesFor } from '../../../../src/export/render/page-styles.ts';

const select = (css: string, markup: string, lang = 'en-GB') =>
  stylesFor({ classes: classesIn(markup), properties: propertiesIn(markup), lang }, readSheet(parseRules(css)));

test('A page has only the selectors of a list that can match', () => {
  expect(select('.a,.b:hover{color:red}.c{color:blue}', '<p class="b x">')).toBe('.b:hover{color:red}');
});

test('A page has the rules for its elements and their states', () => {
  const css = 'body{margin:0}[open] .a{top:0}.a:not(.b){left:0}';
  expect(select(css, '<p class="a">')).toBe(css);
});

test('A page has no media query without a rule', () => {
  expect(select('@media (width>=768px){.a{top:0}.b{top:1px}}@media print{.b{top:2px}}', '<p class="a">')).toBe(
    '@media (width>=768px){.a{top:0}}',
  );
});

test('Rules stay in their own groups and in their order, also if groups are alike or inside each other', () => {
  const css =
    '.a{top:0}@media print{.a{top:1px}}@media print{@supports (top:0){.b,.a{top:2px}}.a{top:3px}}p{top:4px}.b{top:5px}';
  expect(select(css, '<p class="a b">')).toBe(css);
  expect(select(css, '<p class="b">')).toBe('@media print{@supports (top:0){.b{top:2px}}}p{top:4px}.b{top:5px}');
});

test('A page has no rule for another language', () => {
  const css = ':root:lang(de),:root:lang(fi){--a:1px}p{top:var(--a)}';
  expect(select(css, '<p>', 'fi-FI')).toBe(':root:lang(fi){--a:1px}p{top:var(--a)}');
  expect(select(css, '<p>', 'da-DK')).toBe('p{top:var(--a)}');
});

test('A page has the custom properties that a rule, another property or the markup uses', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:red}.x{top:var(--b)}';
  expect(select(css, '<svg class="x" fill="var(--d)">')).toBe(':root{--a:1px;--b:var(--a);--d:red}.x{top:var(--b)}');
});

test('A page has the animations that a rule names', () => {
  const css = '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:1s spin}';
  expect(select(css, '<p class="a">')).toBe('@keyframes spin{to{rotate:1turn}}.a{animation:1s spin}');
});

test('An animation with a name of one letter is not found in every other word', () => {
  const css = '@keyframes m{to{opacity:0}}.a{margin:0;animation:1s spin}';
  expect(select(css, '<p class="a">')).toBe('.a{margin:0;animation:1s spin}');
});

test('Braces, semicolons and commas in strings and functions of CSS are not syntax', () => {
  const css = '.a{content:"}{;";background:url(data:image/svg+xml;a,b)}.a:is(h1,h2){top:0}';
  expect(select(css, '<p class="a">')).toBe(css);
});

test('Class names depend only on the path of the file in the project', () => {
  const names = (filename: string) => compileStyles(filename, '.a{color:red}').names.a;
  expect(names('src/x/A.module.css')).toBe(names('src/x/A.module.css'));
  expect(names('src/x/A.module.css')).not.toBe(names('src/y/A.module.css'));
});
