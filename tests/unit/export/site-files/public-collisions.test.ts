import { expect, test } from 'vitest';
import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import { joinPublicFiles } from '../../../../src/export/site-files/public-collisions.ts';

const fileOf = (path: string): SiteFile => ({
  path,
  sha256: '0'.repeat(64),
  bytes: 1,
  type: 'text/plain',
  cache: 'revalidate',
});

const site = ['helios/us/pricing.html', 'helios/en/index.html', 'robots.txt', '_redirects'].map(fileOf);
/** The pages of the whole site, of which this part leaves one out. */
const pages = ['helios/us/pricing.html', 'helios/en/index.html', 'helios/de/legal.html'];
const join = (...paths: string[]) => joinPublicFiles(site, { own: paths.map(fileOf), pages });

test.each(['ads.txt', 'helios/en/pricing.pdf', 'helios/us/pricing/offer.pdf', '.well-known/security.txt'])(
  'The file %s of public joins the site',
  (path) => {
    expect(join(path)).toEqual({ files: [...site, fileOf(path)], findings: [] });
  },
);

test.each([
  ['robots.txt', 'robots.txt'],
  ['Robots.TXT', 'robots.txt'],
  ['helios-release.txt', 'helios-release.txt'],
  ['helios', 'helios/en/index.html'],
  ['Helios/en', 'helios/en/index.html'],
  ['helios/us/pricing', 'helios/us/pricing.html'],
  ['helios/US/Pricing', 'helios/us/pricing.html'],
  ['robots.txt/a', 'robots.txt'],
  ['helios/en/index.html/a/b', 'helios/en/index.html'],
  ['helios/us/pricing/index.html', 'helios/us/pricing.html'],
  ['helios/en.html', 'helios/en/index.html'],
  ['helios/de/legal', 'helios/de/legal.html'],
  ['helios/de/legal.html', 'helios/de/legal.html'],
])('The file %s of public would replace %s: the site keeps its own, and it is an error', (path, taken) => {
  const { files, findings } = join(path);
  expect(files).toEqual(site);
  expect(findings).toMatchObject([
    {
      code: 'public-file',
      severity: 'error',
      where: `public/${path}`,
      message: expect.stringMatching(new RegExp(`, ${taken}[.,]`)),
    },
  ]);
});

test('Two files of public that differ in case only are one file on some disks', () => {
  const { files, findings } = joinPublicFiles([], { own: [fileOf('Ads.txt'), fileOf('ads.txt')], pages: [] });
  expect(files).toHaveLength(1);
  expect(findings).toMatchObject([{ where: 'public/ads.txt' }]);
});

test('Two files of public with the same address can not both be shown', () => {
  expect(join('guide.html', 'guide/index.html').findings).toMatchObject([
    { where: 'public/guide/index.html', message: expect.stringContaining('hosts show one of them') },
  ]);
});

test('The lines of a _redirects in public belong into the configuration', () => {
  expect(join('_redirects').findings).toMatchObject([{ hint: 'Move its lines to config/_redirects.' }]);
});
