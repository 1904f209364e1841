import { expect, test } from 'vitest';
import { patchSearchIndex, planSearchIndexes } from '../../../../src/export/site-files/search-indexes.ts';
import type { Route } from '../../../../src/site/route.ts';
import { localeOf, notes, route } from '../../check/samples.ts';

const locales = [localeOf('en-gb'), localeOf('de-de'), localeOf('fi-fi')];
const words = (title: string) => ({ title, description: '', headings: [] });
const record = (pathname: string, title: string) => ({ pathname, notes: notes({ words: words(title) }) });
const at = (pathname: string, more: Partial<Route> = {}) => route({ pathname, isIndexable: true, ...more });

function plan(routes: Route[], trailingSlash: 'never' | 'always' = 'never') {
  const records = routes.map(({ pathname }) => record(pathname, pathname.slice(-1)));
  const files = planSearchIndexes({ routes, records, locales, site: { pathPrefix: '/helios', trailingSlash } });
  return Object.fromEntries(files.map(({ path, content }) => [path, JSON.parse(String(content))]));
}

test('Each locale with pages has an index of its own, in the order of the addresses', () => {
  const german = { locale: localeOf('de-de') };
  expect(plan([at('/helios/en/b'), at('/helios/en/a'), at('/helios/de/c', german)])).toMatchObject({
    'helios/search/en.json': {
      pages: [
        { href: '/helios/en/a', ...words('a') },
        { href: '/helios/en/b', ...words('b') },
      ],
    },
    'helios/search/de.json': { pages: [{ href: '/helios/de/c', ...words('c') }] },
  });
});

test('Pages that search engines may not list are not in the index', () => {
  expect(plan([at('/helios/en/a', { isIndexable: false })])).toEqual({
    'helios/search/en.json': { pages: [], ways: [] },
  });
});

test('Where nothing is found, the main pages are offered that the locale has, the most general first', () => {
  const pages = [
    at('/helios/en/contact', { name: '/contact' }),
    at('/helios/en', { name: '/' }),
    at('/helios/en/features', { name: '/features', isIndexable: false }),
    at('/helios/en/about', { name: '/about' }),
  ];
  expect(plan(pages)['helios/search/en.json'].ways).toEqual(['/helios/en', '/helios/en/contact']);
});

test('The addresses end as those of the links on the site', () => {
  expect(plan([at('/helios/en/a')], 'always')['helios/search/en.json'].pages[0].href).toBe('/helios/en/a/');
});

test('The index says which pages are jobs', () => {
  const { pages } = plan([at('/helios/en/a', { type: 'job' }), at('/helios/en/b')])['helios/search/en.json'];
  expect(pages.map(({ isJob }: { isJob?: true }) => isJob)).toEqual([true, undefined]);
});

/** The text of an index after its pages got other words. Undefined if it can't be patched. */
function patched(index: string, pages: Parameters<typeof patchSearchIndex>[1], site: Site): string | undefined {
  const bytes = patchSearchIndex(Buffer.from(index), pages, site);
  return bytes && Buffer.from(bytes).toString();
}

type Site = Parameters<typeof patchSearchIndex>[2];

test('An index whose pages have other words is the one that is made of these words', () => {
  const site = { pathPrefix: '/helios', trailingSlash: 'always' } as const;
  const routes = [at('/helios/en/a', { type: 'job' }), at('/helios/en/b', { isIndexable: false }), at('/helios/en/c')];
  const textWith = (title: string) => {
    const records = routes.map(({ pathname }) => record(pathname, pathname.endsWith('c') ? pathname : title));
    return String(planSearchIndexes({ routes, records, locales, site })[0]?.content);
  };
  const reworded = routes.slice(0, 2).map((each) => ({ route: each, before: words('Old'), after: words('New') }));
  expect(patched(textWith('Old'), reworded, site)).toBe(textWith('New'));
});

test('The index has the names by which the menus call pages, and keeps them if a page has other words', () => {
  const site = { pathPrefix: '/helios', trailingSlash: 'always' } as const;
  const routes = [at('/helios/en/a'), at('/helios/en/b')];
  const shellLinks = [{ href: '/helios/en/a/', text: 'Receipts', from: undefined }];
  const textWith = (title: string) => {
    const records = routes.map(({ pathname }) => ({ pathname, notes: notes({ words: words(title), shellLinks }) }));
    return String(planSearchIndexes({ routes, records, locales, site })[0]?.content);
  };
  const { pages } = JSON.parse(textWith('Old'));
  expect(pages.map(({ labels }: { labels?: string[] }) => labels)).toEqual([['Receipts'], undefined]);
  const reworded = routes.map((each) => ({ route: each, before: words('Old'), after: words('New') }));
  expect(patched(textWith('Old'), reworded, site)).toBe(textWith('New'));
});

test('An index that lacks the earlier words of a page is not patched', () => {
  const site = { pathPrefix: '/helios', trailingSlash: 'always' } as const;
  const route = at('/helios/en/a');
  const records = [record('/helios/en/a', 'One')];
  const text = String(planSearchIndexes({ routes: [route], records, locales, site })[0]?.content);
  expect(patched(text, [{ route, before: words('Other'), after: words('New') }], site)).toBeUndefined();
});

test('The words of many pages are replaced in any order, whatever the letters and the lengths', () => {
  const site = { pathPrefix: '/helios', trailingSlash: 'always' } as const;
  const routes = ['a', 'b', 'c', 'd'].map((name) => at(`/helios/en/${name}`));
  const textWith = (titles: readonly string[]) => {
    const records = routes.map(({ pathname }, index) => record(pathname, titles[index] ?? ''));
    return String(planSearchIndexes({ routes, records, locales, site })[0]?.content);
  };
  const before = ['Příjem – „5 €“', 'same', '🌞', 'x'];
  const after = ['–', 'same', 'Sonne 🌞 und Regen', '“'];
  const reworded = [3, 0, 2].map((index) => ({
    route: routes[index] ?? at('/'),
    before: words(before[index] ?? ''),
    after: words(after[index] ?? ''),
  }));
  expect(patched(textWith(before), reworded, site)).toBe(textWith(after));
});
