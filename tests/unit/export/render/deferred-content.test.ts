import { expect, test } from 'vitest';
import { parseRules } from '../../../../src/export/compile/stylesheet.ts';
import { createDeferredContent, sharedClassesIn } from '../../../../src/export/render/deferred-content.ts';
import { readSheet } from '../../../../src/export/render/page-sheet.ts';

const html = '<dialog class="own"><button class="shared">x</button></dialog>';
const rules = readSheet(parseRules('.own{color:red}.own:hover{color:blue}.unused{top:0}'));
const input = { html, props: { title: 'x' }, rules, lang: 'en-GB', pathPrefix: '/helios' };

test('Deferred content has the rules of its own modules that it uses, and no others', () => {
  expect(createDeferredContent(input).content.styles).toBe('.own{color:red}.own:hover{color:blue}');
});

test('The page has the rules that deferred content shares with other components', () => {
  expect(sharedClassesIn(createDeferredContent(input).content)).toEqual(['shared']);
});

test('The same deferred content is the same file, and other props give another file', () => {
  const { pathname } = createDeferredContent(input);
  expect(pathname).toMatch(/^\/helios\/page-data\/sq\/d\/[0-9a-f]{10}\.json$/);
  expect(createDeferredContent(input).pathname).toBe(pathname);
  expect(createDeferredContent({ ...input, props: { title: 'y' } }).pathname).not.toBe(pathname);
});
