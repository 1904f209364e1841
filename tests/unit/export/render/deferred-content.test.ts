import { expect, test } from 'vitest';
import { parseRules } from '../../../../src/export/compile/stylesheet.ts';
import { createDeferredContent, sharedClassesIn } from '../../../../src/export/render/deferred-content.ts';

const html = '<dialog class="own"><button class="shared">x</button></dialog>';
const rules = parseRules('.own{color:red}.own:hover{color:blue}.unused{top:0}');
const input = { html, props: { title: 'x' }, rules, lang: 'en-GB', pathPrefix: '/helios' };

test('deferred content has the rules of its own modules, and only those it uses', () => {
  expect(createDeferredContent(input).content.styles).toBe('.own{color:red}.own:hover{color:blue}');
});

test('the page keeps the rules it shares with other components', () => {
  expect(sharedClassesIn(createDeferredContent(input).content)).toEqual(['shared']);
});

test('the same content is the same file; other props are another', () => {
  const { pathname } = createDeferredContent(input);
  expect(pathname).toMatch(/^\/helios\/page-data\/sq\/d\/[0-9a-f]{10}\.json$/);
  expect(createDeferredContent(input).pathname).toBe(pathname);
  expect(createDeferredContent({ ...input, props: { title: 'y' } }).pathname).not.toBe(pathname);
});
