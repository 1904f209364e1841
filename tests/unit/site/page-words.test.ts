import { expect, test } from 'vitest';
import { readPageFacts } from '../../../src/site/page-facts.ts';
import { pageWords } from '../../../src/site/page-words.ts';

const words = (html: string) => pageWords(readPageFacts(html), 'Helios');

test('The words of a page are its title without the name of the site, its description and the headings in main', () => {
  const html = `<title>Prices &amp; plans | Helios</title><meta name="description" content="What it costs">
    <main><h1>Pay for <b>those</b> who spend</h1><svg><title>A sun</title></svg><h2> Sunrise </h2><h3>Free</h3></main>
    <footer><h2>Company</h2></footer>`;
  expect(words(html)).toEqual({
    title: 'Prices & plans',
    description: 'What it costs',
    headings: ['Pay for those who spend', 'Sunrise'],
  });
});

test('A page without title and description has empty words', () => {
  expect(words('<main></main>')).toEqual({ title: '', description: '', headings: [] });
});

test.each([
  ['the page above it', ['Home', 'Customers', 'Brightwell'], 'Customers'],
  ['nothing below the home page', ['Home', 'Customers'], undefined],
])('The section of a page is %s', (_, names, section) => {
  const steps = names.map((name) => ({ '@type': 'ListItem', name }));
  const data = { '@graph': [{ '@type': 'WebSite' }, { '@type': 'BreadcrumbList', itemListElement: steps }] };
  expect(words(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).section).toBe(section);
});

test.each([
  ['another name than the title', 'Plans and prices', 'Pricing'],
  ['no name beside the title', 'Pricing', undefined],
])('A page has %s if its breadcrumbs end with it', (_, title, name) => {
  const steps = ['Home', 'Pricing'].map((each) => ({ '@type': 'ListItem', name: each }));
  const data = { '@graph': [{ '@type': 'BreadcrumbList', itemListElement: steps }] };
  const html = `<title>${title}</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(words(html).name).toBe(name);
});

test('Words for the search alone stand on the main part', () => {
  expect(words('<main data-search-words="voucher, docket"><h1>Receipts</h1></main>').words).toBe('voucher, docket');
});
