import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../../src/export/output/site-file.ts';
import { errorPages } from '../../src/export/site-files/error-pages.ts';
import { hostTexts, siteTexts } from '../../src/export/site-files/plan-site-files.ts';
import { contentTypeOf } from '../../src/site/content-type.ts';
import type { HostRules } from '../../src/site/host-rules.ts';
import { pageFileOf } from '../../src/site/page-file.ts';
import { formatReleaseFile, hostFolderOf, releaseFile } from '../../src/site/release-layout.ts';
import { type Change, inputOf, rulesOf } from '../unit/export/site-files/sample-input.ts';
import { writeManifest } from './exported-site.ts';

/** A small site with its host rules, written by the product's own code, for hosts to send. */
export interface HostedSite {
  readonly folder: string;
  readonly rules: HostRules;
  readonly hostFolder: string;
}

const id = '0123456789abcdef';

/** Files that go out as they are. The last two have types that their names do not tell. */
const publicFiles = [
  { path: 'verification.html', type: 'text/html; charset=utf-8' },
  { path: 'downloads/price-index.html', type: 'text/html; charset=utf-8' },
  { path: '.well-known/apple-app-site-association', type: 'application/json' },
  { path: 'helios/en/press', type: 'text/plain; charset=utf-8' },
];

/** Writes the site. Each page says its pathname: `Page /helios/en`. Each other file says its path: `File sw.js`. */
export function writeHostedSite(folder: string, change: Change = {}): HostedSite {
  const all: Change = { publicFiles, ...change };
  const input = inputOf(all);
  const rules = rulesOf(all);
  const { pathPrefix, trailingSlash } = input.config.site;
  const pages = input.routes.map(({ pathname }) => ({ pathname, page: fileOf(pageFileOf(pathname, trailingSlash)) }));
  const others = [
    'sw.js',
    ...publicFiles.map(({ path }) => path),
    ...['static/sun-1a2b.svg', 'page-data/en/page-data.json', 'page-data/sq/d/3c4d.json'].map((path) =>
      `${pathPrefix}/${path}`.slice(1),
    ),
  ];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { pathname, page } of pages) {
    const copies = errorPages(input, [{ pathname, page }]).map(({ path }) => path);
    for (const path of [page.path, ...copies]) write(path, `Page ${pathname}`);
  }
  for (const path of others) write(path, `File ${path}`);
  for (const { path, text } of siteTexts(input, rules)) write(path, text);
  write(releaseFile, formatReleaseFile(id));
  const hostFolder = hostFolderOf(folder);
  mkdirSync(hostFolder, { recursive: true });
  for (const { path, text } of hostTexts(rules)) writeFileSync(join(hostFolder, path), text);
  writeManifest(folder, { id });
  return { folder, rules, hostFolder };
}

function fileOf(path: string): SiteFile {
  return { path, sha256: '', bytes: 0, type: contentTypeOf(path), cache: 'revalidate' };
}
