import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { parsePageFacts, scanPageFacts } from '../../../src/site/page-facts.ts';
import { kinds } from '../support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // React writes void elements and boolean attributes in another valid way. Editors decide on lengths.
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
  },
});

/** Locales of which every page is validated. Of the others, one page of each kind has all their texts and shells. */
const wholeLocales = ['en', 'us'];

test.each(locales.map((locale) => locale.urlCode).filter((urlCode) => !wholeLocales.includes(urlCode)))(
  'One page of each kind in %s is valid HTML in its own language',
  async (urlCode) => {
    for (const kind of kinds) {
      const html = await readFile(join(inject('folder'), `helios/${urlCode}${kind}.html`), 'utf8');
      const { results } = await validator.validateString(html);
      const messages = results.flatMap(({ messages: all }) =>
        all.map((each) => `${each.ruleId}: ${each.message} (${each.selector})`),
      );
      expect(messages, kind).toEqual([]);
    }
  },
);

test.each(wholeLocales)('Every page in %s is valid HTML', async (urlCode) => {
  const folder = join(inject('folder'), 'helios');
  const names = await readdir(join(folder, urlCode), { recursive: true });
  const pages = [
    '',
    ...names.filter((name) => name.endsWith('.html')).map((name) => `/${name.slice(0, -'.html'.length)}`),
  ];
  const faults: string[] = [];
  for (const page of pages.sort()) {
    const { results } = await validator.validateString(await readFile(join(folder, `${urlCode}${page}.html`), 'utf8'));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${page}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(faults).toEqual([]);
});

test('What is scanned of each page is what a parser reads', async () => {
  const names = await readdir(inject('folder'), { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = await readFile(join(inject('folder'), name), 'utf8');
    expect(scanPageFacts(html), name).toEqual(parsePageFacts(html));
  }
});

test('The markup of a page says nothing of where its content came from', async () => {
  const documents = await readdir('content/documents/en-gb/page');
  const html = await readFile(join(inject('folder'), 'helios/en.html'), 'utf8');
  for (const name of documents) {
    const { id }: { id: string } = JSON.parse(await readFile(join('content/documents/en-gb/page', name), 'utf8'));
    expect(html).not.toContain(id);
  }
  expect(html).not.toContain('slices[');
});

test('No page has a style attribute, an inline handler or an unsafe policy', async () => {
  for (const kind of kinds) {
    const html = await readFile(join(inject('folder'), `helios/en${kind}.html`), 'utf8');
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
    expect(html).toContain("require-trusted-types-for 'script'");
    expect(html).not.toContain('unsafe-');
  }
});
