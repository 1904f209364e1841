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

test.each(['ads.txt', 'helios/en/pricing.pdf', 'helios/us/pricing/offer.pdf', '.well-known/security.txt'])(
  'The file %s of public joins the site',
  (path) => {
    expect(joinPublicFiles(site, [fileOf(path)])).toEqual({ files: [...site, fileOf(path)], findings: [] });
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
])('The file %s of public would replace %s: the site keeps its own, and it is an error', (path, taken) => {
  const { files, findings } = joinPublicFiles(site, [fileOf(path)]);
  expect(files).toEqual(site);
  expect(findings).toMatchObject([
    {
      code: 'public-file',
      severity: 'error',
      where: `public/${path}`,
      message: expect.stringContaining(`, ${taken}.`),
    },
  ]);
});

test('Two files of public that differ in case only are one file on some disks', () => {
  const { files, findings } = joinPublicFiles([], [fileOf('Ads.txt'), fileOf('ads.txt')]);
  expect(files).toHaveLength(1);
  expect(findings).toMatchObject([{ where: 'public/ads.txt' }]);
});

test('The lines of a _redirects in public belong into the configuration', () => {
  expect(joinPublicFiles(site, [fileOf('_redirects')]).findings).toMatchObject([
    { hint: 'Move its lines to config/_redirects.' },
  ]);
});
