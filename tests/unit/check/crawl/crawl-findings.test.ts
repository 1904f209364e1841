import { expect, test } from 'vitest';
import { crawlFindings, createLinksTo, placesOf } from '../../../../src/check/crawl/crawl-findings.ts';
import type { CrawledLink } from '../../../../src/check/crawl/crawl-site.ts';
import { link, notes, place } from '../samples.ts';

const pages = [
  { pathname: '/helios/en', notes: notes({ links: [link('/helios/static/a.pdf#page=2'), link('/helios/en#x')] }) },
  { pathname: '/helios/de', notes: notes({ links: [{ ...link('/helios/gone'), from: undefined }] }) },
];
const linksTo = createLinksTo(pages);

function broken(href: string, more: Partial<CrawledLink> = {}): CrawledLink {
  return { href, status: 404, state: 'broken', parents: ['/helios/en'], ...more };
}

function find(links: readonly CrawledLink[], { known = new Set<string>(), hasImages = true } = {}) {
  return crawlFindings({ broken: links, known, linksTo, hasImages });
}

test('A broken address that only the crawl found names the words and the field of its link', () => {
  expect(find([broken('/helios/static/a.pdf')])).toEqual([
    {
      code: 'broken-link',
      severity: 'error',
      message: 'The link "More" leads to /helios/static/a.pdf, which answers with the status 404.',
      document: place(),
      pathnames: ['/helios/en'],
      hint: expect.stringContaining('Export the site again.'),
    },
  ]);
});

test('A broken address that no link has says what answers, and where it may be', () => {
  const silent = broken('/f.woff2', { status: undefined, parents: [] });
  expect(find([silent, broken('/helios/en#x', { parents: ['/helios/de'] })])).toMatchObject([
    { message: '/f.woff2 does not answer.', pathnames: ['/f.woff2'], hint: expect.stringContaining('style sheet') },
    { code: 'broken-fragment', message: 'The page of /helios/en#x has no element with that id.' },
  ]);
});

test('What the check in memory has reported is no finding of the crawl', () => {
  expect(find([broken('/helios/gone?a=1#x')], { known: new Set(['/helios/gone#x']) })).toEqual([]);
});

test('The images that an export left out are one finding with its cause and all pages', () => {
  const links = [
    broken('/helios/static/a-1.avif'),
    broken('/helios/static/b.svg', { parents: ['/helios/de', '/helios/en'] }),
    broken('/helios/static/f.woff2'),
  ];
  expect(find(links)).toHaveLength(3);
  expect(find(links, { hasImages: false })).toMatchObject([
    { code: 'broken-link', message: '/helios/static/f.woff2 answers with the status 404.' },
    {
      code: 'images-left-out',
      message: '2 image files that pages show are missing, because the site was exported with --no-images.',
      pathnames: ['/helios/de', '/helios/en'],
    },
  ]);
});

test('The places of an address are those of its links, each once', () => {
  const twice = createLinksTo([{ pathname: '/a', notes: notes({ links: [link('/b'), link('/b#x'), link('/c')] }) }]);
  expect(placesOf(twice('/b', ['/a', '/gone']))).toEqual([place()]);
  expect(placesOf(linksTo('/helios/gone', ['/helios/de']))).toEqual([]);
});
