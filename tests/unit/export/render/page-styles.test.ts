import { describe, expect, test } from 'vitest';
import { compileStyles } from '../../../../src/export/compile/css-modules.ts';
import { parseRules } from '../../../../src/export/compile/stylesheet.ts';
import { classesIn, stylesFor } from '../../../../src/export/render/page-styles.ts';

const select = (css: string, markup: string, lang = 'en-GB') =>
  stylesFor({ classes: classesIn(markup), markup, lang }, parseRules(css));

describe('a page takes only the rules it uses', () => {
  test('of a selector list those that can match', () => {
    expect(select('.a,.b:hover{color:red}.c{color:blue}', '<p class="b x">')).toBe('.b:hover{color:red}');
  });

  test('rules for elements and states stay', () => {
    const css = 'body{margin:0}[open] .a{top:0}.a:not(.b){left:0}';
    expect(select(css, '<p class="a">')).toBe(css);
  });

  test('a media query without a rule left goes', () => {
    expect(select('@media (width>=768px){.a{top:0}.b{top:1px}}@media print{.b{top:2px}}', '<p class="a">')).toBe(
      '@media (width>=768px){.a{top:0}}',
    );
  });

  test('what is for another language than the page’s goes', () => {
    const css = ':root:lang(de),:root:lang(fi){--a:1px}p{top:var(--a)}';
    expect(select(css, '<p>', 'fi-FI')).toBe(':root:lang(fi){--a:1px}p{top:var(--a)}');
    expect(select(css, '<p>', 'da-DK')).toBe('p{top:var(--a)}');
  });

  test('custom properties stay if used, by another one too, or by the markup', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:red}.x{top:var(--b)}';
    expect(select(css, '<svg class="x" fill="var(--d)">')).toBe(':root{--a:1px;--b:var(--a);--d:red}.x{top:var(--b)}');
  });

  test('animations stay if a rule names them', () => {
    const css = '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:1s spin}';
    expect(select(css, '<p class="a">')).toBe('@keyframes spin{to{rotate:1turn}}.a{animation:1s spin}');
  });

  test('an animation of one letter is not found in every other word', () => {
    const css = '@keyframes m{to{opacity:0}}.a{margin:0;animation:1s spin}';
    expect(select(css, '<p class="a">')).toBe('.a{margin:0;animation:1s spin}');
  });

  test('braces, semicolons and commas in strings and functions are not syntax', () => {
    const css = '.a{content:"}{;";background:url(data:image/svg+xml;a,b)}.a:is(h1,h2){top:0}';
    expect(select(css, '<p class="a">')).toBe(css);
  });
});

test('class names depend on the file’s place in the project only', () => {
  const names = (filename: string) => compileStyles(filename, Buffer.from('.a{color:red}')).names.a;
  expect(names('src/x/A.module.css')).toBe(names('src/x/A.module.css'));
  expect(names('src/x/A.module.css')).not.toBe(names('src/y/A.module.css'));
});
