import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { config } from '../../../config/index.ts';
import type { ReportOf } from '../../../src/cli/json/reports.ts';
import type { Manifest } from '../../../src/export/output/site-file.ts';
import { hostFolderOf, siteManifest } from '../../../src/site/release-layout.ts';
import { writeExportedSite, writeManifest } from '../../sites/exported-site.ts';
import { pick, type ServedRepository, serveRepository, setField } from '../../sites/served-repository.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { hostRules } from '../../unit/check/samples.ts';
import { editableProject } from '../support/editable-project.ts';
import { parseReport } from '../support/json-report.ts';
import { type CliOptions, type CliRun, expectRefusal, projectFolder } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, type Workplace } from '../support/workplace.ts';

const reportOf = (run: CliRun) => parseReport('check-links', run);

let repository: ServedRepository;
let place: Workplace;
const temporary = temporaryFolder();

beforeAll(async () => {
  // The link check asks the repository only for its ref, so one document is enough.
  repository = await serveRepository({ edit: (documents) => [pick(documents, 'en-gb', 'page', 'home')] });
  place = openWorkplace();
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
  temporary[Symbol.dispose]();
});

test('Two markets of the embedded site have no link that leads nowhere, and helios check-links counts every address that it asked for', async () => {
  const { folder, pathnames } = marketsOf(inject('folder'), ['us', 'fi']);
  const before = contentsOf(folder);
  const env = { HELIOS_WORK: join(projectFolder, '.helios') };
  const run = await place.run(['check-links', '--json', folder], { env });
  const { pages, checked, crawled, findings } = reportOf(run);
  expect(findings).toEqual([]);
  expect(run.code).toBe(0);
  expect(run.stderr).toContain('Every link leads somewhere.');
  expect(run.stderr, 'each link has its field').not.toContain('from another export');
  expect(pages).toBe(pathnames.length);
  expect(checked).toBeGreaterThan(pages);
  const found = new Set(crawled.filter(({ state }) => state === 'ok').map(({ href }) => href));
  expect(pathnames.filter((pathname) => !found.has(pathname))).toEqual([]);
  const pricing = crawled.find(({ href }) => href === '/helios/us/pricing');
  expect(pricing).toMatchObject({ state: 'ok', status: 200, parents: expect.arrayContaining(['/sitemap-us.xml']) });
  expect(contentsOf(folder)).toEqual(before);
});

/**
 * Some markets of an exported site, as a part of it, because a crawl of all markets takes seconds. The export has checked
 * the links of all, and `tests/e2e/hosts/whole-site.test.ts` asks for every page and looks for each file that one names.
 */
function marketsOf(site: string, urlCodes: readonly string[]): { folder: string; pathnames: readonly string[] } {
  const folder = join(temporary.path, 'markets');
  const others = config.locales.map(({ urlCode }) => urlCode).filter((urlCode) => !urlCodes.includes(urlCode));
  const isLeftOut = (path: string) =>
    others.some((code) => new RegExp(`^/?helios/(?:page-data/)?${code}(?:/|\\.html$|$)`).test(path));
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const path = relative(site, join(entry.parentPath, entry.name));
    if (!entry.isFile() || isLeftOut(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    linkSync(join(site, path), join(folder, path));
  }
  cpSync(hostFolderOf(site), hostFolderOf(folder), { recursive: true });
  const file = join(hostFolderOf(folder), siteManifest);
  const whole: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const pages = whole.pages.filter(({ pathname }) => !isLeftOut(pathname));
  const leftOutPages = whole.pages.map(({ pathname }) => pathname).filter(isLeftOut);
  const selection = { locales: urlCodes, routes: [] };
  writeFileSync(file, JSON.stringify({ ...whole, pages, leftOutPages, selection, isPartial: true }));
  return { folder, pathnames: pages.map(({ pathname }) => pathname) };
}

describe('a part of the site that was damaged after its export', () => {
  const routes = ['/pricing', '/legal', '/legal/**', '/404'];
  let run: CliRun;
  let report: ReportOf<'check-links'>;

  beforeAll(async () => {
    expect(await place.export(['--locale', 'en', 'de', '--route', ...routes])).toMatchObject({ code: 0 });
    rmSync(join(place.out, 'helios/en/legal/dsr.html'));
    const fonts = readdirSync(join(place.out, 'helios/static')).filter((name) =>
      /^archivo-text-latin-[0-9a-f]+\.woff2$/.test(name),
    );
    for (const name of fonts) rmSync(join(place.out, 'helios/static', name));
    const notFound = join(place.out, 'helios/de/404.html');
    change(notFound, /href="\/helios\/de\/pricing"/, 'href="/helios/de/preise"');
    change(notFound, /href="\/helios\/de\/legal"/, 'href="/helios/de/pricing#nothing"');
    run = await place.run(['check-links', '--json', place.out]);
    report = reportOf(run);
  });

  /** Returns the findings whose message matches. */
  const about = (href: string | RegExp) => report.findings.filter(({ message }) => message.search(href) >= 0);

  test('The command helios check-links ends with exit code 1 for a damaged site', () => {
    expect(run.code).toBe(1);
    expect(run.stderr).toContain(`${report.findings.length} findings about links of this site.`);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });

  test('The check says that it looks at a part, and counts links to other pages apart', () => {
    const { pages, checked, crawled, release } = report;
    expect(release?.part).toMatchObject({ selection: { locales: ['en', 'de'], routes } });
    const { sitePages = 0, leftOut = 0 } = release?.part ?? {};
    // One page was deleted.
    // Thousands have a narrow space between them.
    const site = `${sitePages}`.replace(/(\d)(?=\d{3}$)/, '$1\\s');
    expect(run.stderr).toMatch(new RegExp(`^A part of the site, .* It has ${pages + 1} of ${site} pages`, 'm'));
    expect(leftOut).toBeGreaterThan(0);
    expect(checked).toBeGreaterThan(0);
    expect(about(/helios\/(?:at|fr)\b/)).toEqual([]);
    expect(crawled).toContainEqual(expect.objectContaining({ href: '/helios/fr/pricing', state: 'skipped' }));
  });

  test('A page that is gone is one finding for each field that leads to it, with its pages', () => {
    const itemLink = /^slices\[\d+\]\.primary\.items\[\d+\]\.link$/;
    const legal = { type: 'page', uid: 'legal', lang: 'en-gb', field: expect.stringMatching(itemLink) };
    const fields = about(/leads to \/helios\/en\/legal\/dsr\. /).filter(({ document }) => document);
    expect(fields).toContainEqual(
      expect.objectContaining({
        code: 'broken-link',
        document: expect.objectContaining(legal),
        pathnames: ['/helios/en/legal'],
      }),
    );
    expect(fields.some(({ document }) => document?.type === 'navigation')).toBe(true);
    const { id, field } = fields.find(({ document }) => document?.uid === 'legal')?.document ?? {};
    expect(run.stderr).toContain(`where  page "legal" (${id}), en-gb, ${field}`);
  });

  test('A link of a page that another export made is a finding without a field, and the command says why', () => {
    expect(about('/helios/de/preise')).toMatchObject([{ code: 'broken-link', pathnames: ['/helios/de/404'] }]);
    expect(about('/helios/de/pricing#nothing')).toMatchObject([
      { code: 'broken-fragment', pathnames: ['/helios/de/404'] },
    ]);
    expect(report.untraced).toBe(1);
    expect(run.stderr).toContain('1 from another export: their links have no CMS field');
    expect(run.stderr).toContain(`2 of them name no field of the CMS: ${place.work} has no notes of this page`);
  });

  test('The crawl finds what no link names: a font of a style', () => {
    expect(about(/archivo-text-latin-[0-9a-f]+\.woff2 answers with the status 404/)).toMatchObject([
      { code: 'broken-link' },
    ]);
    expect(about(/helios\/en\/legal\/dsr answers with the status 404/)).toEqual([]);
  });

  test('The images of an export without images are one finding, which names the flag', () => {
    expect(about(/\.(?:avif|svg|png)/)).toEqual([]);
    expect(about('--no-images')).toMatchObject([{ code: 'images-left-out', hint: expect.stringMatching('Export') }]);
  });
});

const id = '0123456789abcdef';

test('A catalogue is told as what it is, and its links to pages of the site are counted and not followed', async () => {
  const folder = join(temporary.path, 'catalogue');
  writeSite(folder, ['/helios/en/pricing', '/helios/en/catalogue/lost']);
  writeManifest(folder, { id, isCatalogue: true, leftOutPages: ['/helios/en/pricing'] });
  const run = await place.run(['check-links', '--json', folder]);
  expect(run.stderr).toMatch(/^The catalogue, of .* Links to pages of the site are counted/m);
  expect(run.stderr).toContain('1 to pages that this catalogue leaves out');
  const { findings, crawled } = reportOf(run);
  expect(findings).toMatchObject([{ code: 'broken-link', message: expect.stringContaining('catalogue/lost') }]);
  expect(crawled).toContainEqual(expect.objectContaining({ href: '/helios/en/pricing', state: 'skipped' }));
});

/** Writes an export of one page by hand: a crawl of a real one takes seconds. */
function writeSite(folder: string, links: readonly string[]): void {
  const markup = links.map((href) => `<a href="${href}">x</a>`).join('');
  const files = { 'helios/en.html': `<!doctype html><title>x</title>${markup}` };
  writeExportedSite({ folder, id, files, rules: { ...hostRules, redirects: [], notFound: [] } });
}

describe('the release and its content', () => {
  const site = join(temporary.path, 'release');
  const check = (env: Readonly<Record<string, string>> = {}) =>
    place.run(['check-links', '--json', '--only', 'broken', site], { env: { ...repository.environment, ...env } });

  beforeAll(() => writeSite(site, []));

  test('The check says which release it looks at, how old it is, and whether the content has changed since', async () => {
    writeManifest(site, { id, ref: repository.ref, source: repository.origin });
    const dayBefore = new Date(Date.now() - 26 * 60 * 60 * 1000);
    utimesSync(`${site}.helios/helios-manifest.json`, dayBefore, dayBefore);
    const before = await check();
    const { release, content, crawled } = reportOf(before);
    expect(release).toMatchObject({ id, ref: repository.ref });
    expect(before.stderr).toMatch(new RegExp(`^Release ${release?.id} of \\S+ [\\d:]{8} UTC, 1 day old`, 'm'));
    expect(before.stderr).toContain('The content has not changed since.');
    expect([before.code, content, crawled]).toEqual([0, { state: 'same', ref: release?.ref }, []]);
    repository.publish((documents) => {
      setField(pick(documents, 'en-gb', 'page', 'home'), 'meta_title', 'New');
      return documents;
    });
    const after = await check();
    expect(after.code).toBe(0);
    expect(reportOf(after).content).toEqual({ state: 'changed', ref: repository.ref });
    expect(after.stderr).toContain('The content has changed since: this check says nothing about the changes.');
  });

  test('A release of another source, an unreachable repository and a damaged manifest are said plainly', async () => {
    writeManifest(site, { id, ref: repository.ref, source: 'http://127.0.0.1:9' });
    const unreachable = await check({ HELIOS_PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2' });
    expect(unreachable.code).toBe(0);
    expect(reportOf(unreachable).content).toMatchObject({
      state: 'unknown',
      reason: expect.stringContaining('127.0.0.1:9'),
    });
    expect(unreachable.stderr).toContain('The content of now could not be compared with the release: ');
    writeManifest(site, { id, ref: repository.ref });
    expect((await check()).stderr).toContain(`The environment names another source, ${repository.origin}`);
    writeFileSync(`${site}.helios/helios-manifest.json`, JSON.stringify({ id }));
    expect((await check()).stderr).toContain('has no manifest: its age and its content are unknown.');
  });
});

test('A broken link of a held page is a warning, which names the release that the page is from', async () => {
  const site = join(temporary.path, 'held');
  writeSite(site, ['/helios/en/gone']);
  const document = { id: 'P', type: 'page', uid: 'home', lang: 'en-gb' };
  const heldFrom = 'fedcba9876543210';
  const page = { document, role: undefined, isIndexable: true, lastModified: '2026-01-02', heldFrom };
  writeManifest(site, { id, pages: [{ pathname: '/helios/en', ...page }] });
  const run = await place.run(['check-links', '--json', site]);
  expect(run.code, run.stderr).toBe(0);
  const { release, findings } = reportOf(run);
  expect(release?.held).toEqual([{ pathname: '/helios/en', release: heldFrom }]);
  expect(findings).toMatchObject([{ code: 'broken-link', severity: 'warning', document: { id: 'P' } }]);
  expect(run.stderr).toContain(`1 page is held as in an earlier release: /helios/en (${heldFrom}).`);
  expect(run.stderr).toContain('1 finding about links of held pages. They do not change the exit code');
  expect((await place.run(['check-links', '--strict', site])).code).toBe(1);
});

describe('links to other sites', () => {
  const site = join(temporary.path, 'site');
  let other: Server;
  let origin = '';
  let requests: string[] = [];
  const check = (args: readonly string[], options: CliOptions = {}) =>
    place.run(['check-links', '--json', '--external', '--timeout', '1', ...args, site], options);
  const externalOf = (run: CliRun) => reportOf(run).external;

  beforeAll(async () => {
    other = createServer((request, response) => {
      requests.push(request.url ?? '');
      const status = Number(/^\/(\d{3})/.exec(request.url ?? '')?.[1]);
      if (status) response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const hrefs = ['/200', '/403', '/404', '/404b'].map((path) => origin + path);
    const links = [...hrefs, 'http://nowhere.invalid/a', 'http://nowhere.invalid/b', 'http://127.0.0.1:9/'];
    writeSite(site, links);
  });

  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  test('Faults of other sites are grouped by host and cause, and are warnings that leave the exit code alone', async () => {
    const run = await check([]);
    expect(run.code).toBe(0);
    const { host } = new URL(origin);
    expect(externalOf(run)).toMatchObject({ addresses: 7, ok: 1, broken: 6, fromCache: 0 });
    const hosts = externalOf(run)?.hosts.map(({ addresses, ...each }) => [
      each.host,
      each.cause,
      each.status,
      addresses.length,
    ]);
    expect(hosts).toEqual([
      [host, 'status', 403, 1],
      [host, 'status', 404, 2],
      ['127.0.0.1:9', 'connection', undefined, 1],
      ['nowhere.invalid', 'dns', undefined, 2],
    ]);
    expect(run.stderr).toContain('! external-link  The name nowhere.invalid does not resolve (');
    expect(run.stderr).toContain('4 findings about other sites. They do not change the exit code without --strict.');
  });

  test('A good answer is believed for a day unless the check is fresh; skipped and accepted links are no faults', async () => {
    requests = [];
    const run = await check(['--strict', '--skip', 'nowhere.invalid', '--skip', '127.0.0.1:9', '--accept', '403-404']);
    expect(run.code).toBe(0);
    expect(externalOf(run)).toMatchObject({ ok: 4, broken: 0, skipped: 3, fromCache: 1 });
    expect(requests).not.toContain('/200');
    requests = [];
    const fresh = await check(['--strict', '--fresh', '--skip', 'nowhere.invalid', '--skip', '127.0.0.1:9']);
    expect(fresh.code).toBe(1);
    expect(requests).toContain('/200');
  });

  test('A damaged cache of answers is ignored', async () => {
    writeFileSync(join(place.work, 'external-links.json'), '{"version":1,"good":{"javascript:alert(1)":1');
    const run = await check(['--skip', 'nowhere.invalid', '--skip', '127.0.0.1:9']);
    expect(externalOf(run)).toMatchObject({ ok: 1, broken: 3, fromCache: 0 });
  });

  test('A known exception is no fault until its last day, and is named after it', async () => {
    const project = editableProject();
    const exception = (link: string, until: string) => `{ link: '${link}', reason: 'It moves.', until: '${until}' }`;
    const exceptions = [exception('nowhere.invalid', '2999-12-31'), exception('127.0.0.1:9', '2026-01-31')];
    change(join(project, 'config/index.ts'), /linkExceptions: \[\]/, `linkExceptions: [${exceptions.join()}]`);
    const run = await check(['--accept', '403,404'], { project });
    expect(externalOf(run)).toMatchObject({ broken: 1, excepted: 2 });
    expect(run.stderr).toContain('! expired-exception  The exception for 127.0.0.1:9 ended on 2026-01-31.');
  });

  test('A flag that has no effect is refused', async () => {
    const run = await place.run(['check-links', '--json', '--skip', 'a.example', site]);
    expectRefusal(run, { code: 2, error: 'bad-argument', says: ['--skip has no effect without --external'] });
    const only = await place.run(['check-links', '--only', 'broken', site]);
    expect(only).toMatchObject({ code: 2, stderr: expect.stringContaining('--only has no effect without --json.') });
    const pattern = await check(['--skip', '[']);
    expectRefusal(pattern, { code: 2, error: 'bad-argument', says: ['"[" fits no address', '--skip', 'linkedin.com'] });
    const negated = await check(['--skip', 'a.example', '--skip', '!linkedin.com']);
    expectRefusal(negated, {
      code: 2,
      error: 'bad-argument',
      says: ['"!linkedin.com" fits no address: no host has "!"'],
    });
    const codes = await check(['--accept', '5x']);
    expectRefusal(codes, { code: 2, error: 'bad-argument', says: ["argument '5x' is invalid", '403,5xx'] });
  });
});

test('The command helios check-links refuses a folder without a site', async () => {
  const run = await place.run(['check-links', '--json', place.folder]);
  expectRefusal(run, {
    code: 2,
    error: 'output-missing',
    says: [`no exported site in ${place.folder}`, 'helios export'],
  });
});

function change(file: string, pattern: RegExp, text: string): void {
  const html = readFileSync(file, 'utf8');
  expect(html).toMatch(pattern);
  writeFileSync(file, html.replace(pattern, text));
}
