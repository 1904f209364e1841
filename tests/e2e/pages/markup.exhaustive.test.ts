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

/** Locales of which every page is read. Of the others, one page of each kind has all their texts and shells. */
const wholeLocales = ['en', 'us'];
const urlCodes = locales.map((locale) => locale.urlCode);

/** The paths of the pages that are read, after the locale: `''` is the home page. */
async function pathsIn(urlCode: string): Promise<readonly string[]> {
  if (!wholeLocales.includes(urlCode)) return kinds;
  const names = await readdir(join(inject('folder'), 'helios', urlCode), { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => `/${name.slice(0, -'.html'.length)}`);
  return ['', ...pages.sort()];
}

const readPage = (urlCode: string, path: string) =>
  readFile(join(inject('folder'), `helios/${urlCode}${path}.html`), 'utf8');

test.each(urlCodes)(
  'The pages in %s are valid HTML, and what is scanned of them is what a parser reads',
  async (urlCode) => {
    const faults: string[] = [];
    for (const path of await pathsIn(urlCode)) {
      const html = await readPage(urlCode, path);
      expect(scanPageFacts(html), path).toEqual(parsePageFacts(html));
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('The markup of a page says nothing of where its content came from', async () => {
  const documents = await readdir('content/documents/en-gb/page');
  const html = await readPage('en', '');
  for (const name of documents) {
    const { id }: { id: string } = JSON.parse(await readFile(join('content/documents/en-gb/page', name), 'utf8'));
    expect(html).not.toContain(id);
  }
  expect(html).not.toContain('slices[');
});

test('No page has a style attribute, an inline handler or an unsafe policy', async () => {
  for (const kind of kinds) {
    const html = await readPage('en', kind);
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
    expect(html).toContain("require-trusted-types-for 'script'");
    expect(html).not.toContain('unsafe-');
  }
});
