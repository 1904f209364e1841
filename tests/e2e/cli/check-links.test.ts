import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Finding } from '../../../src/site/finding.ts';
import { type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { type CliRun, expectRefusal, projectFolder } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, type Workplace } from '../support/workplace.ts';

interface LinksReport {
  readonly pages: number;
  readonly checked: number;
  readonly crawled: readonly { href: string; state: string; status: number; parents: string[] }[];
  readonly findings: readonly Finding[];
}

const reportOf = (run: CliRun): LinksReport => JSON.parse(run.stdout);

let repository: ServedRepository;
let place: Workplace;

beforeAll(async () => {
  // The many job pages are alike, and one page links to all of them.
  repository = await serveRepository({ edit: (documents) => documents.filter(({ type }) => type !== 'job') });
  place = openWorkplace({ env: repository.environment });
  expect(await place.export()).toMatchObject({ code: 0 });
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

test('The embedded site has no link that leads nowhere, and helios check-links counts every address that it asked for', async () => {
  const before = contentsOf(inject('folder'));
  const env = { HELIOS_WORK: join(projectFolder, '.helios') };
  const run = await place.run(['check-links', '--json', inject('folder')], { env });
  const { pages, checked, crawled, findings } = reportOf(run);
  expect(findings).toEqual([]);
  expect(run.code).toBe(0);
  expect(run.stderr).toContain('Every link leads somewhere.');
  expect(run.stderr, 'each link has its field').not.toContain('from another export');
  expect([pages, checked].every((figure) => figure > 0)).toBe(true);
  const pricing = crawled.find(({ href }) => href === '/helios/en/pricing');
  expect(pricing).toMatchObject({ state: 'ok', status: 200, parents: expect.arrayContaining(['/sitemap-en.xml']) });
  expect(contentsOf(inject('folder'))).toEqual(before);
});

describe('a site that was damaged after its export', () => {
  let run: CliRun;
  let findings: readonly Finding[];

  beforeAll(async () => {
    const damaged = join(place.folder, 'damaged');
    cpSync(place.out, damaged, { recursive: true, dereference: true });
    rmSync(join(damaged, 'helios/en/legal/dsr'), { recursive: true });
    for (const name of readdirSync(join(damaged, 'helios/static'))) {
      if (/^archivo-latin-[0-9a-f]+\.woff2$|^logo-kestrel.*\.svg$/.test(name))
        rmSync(join(damaged, 'helios/static', name));
    }
    change(join(damaged, 'helios/de/404/index.html'), /href="\/helios\/de\/pricing"/, 'href="/helios/de/preise"');
    change(
      join(damaged, 'helios/de/404/index.html'),
      /href="\/helios\/de\/legal"/,
      'href="/helios/de/pricing#nothing"',
    );
    run = await place.run(['check-links', '--json', damaged]);
    findings = reportOf(run).findings;
  });

  /** Returns the findings whose message matches. */
  const about = (href: string | RegExp) => findings.filter(({ message }) => message.search(href) >= 0);

  test('The command helios check-links ends with exit code 1 for a damaged site', () => {
    expect(run.code).toBe(1);
    expect(run.stderr).toContain(`${findings.length} findings.`);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });

  test('A page that is gone is one finding for each field that leads to it, with its pages', () => {
    const legal = { type: 'page', uid: 'legal', lang: 'en-gb', field: 'slices[1].primary.items[1].link' };
    const fields = about(/leads to \/helios\/en\/legal\/dsr\. /).filter(({ document }) => document);
    expect(fields).toContainEqual(
      expect.objectContaining({
        code: 'broken-link',
        document: expect.objectContaining(legal),
        pathnames: ['/helios/en/legal'],
      }),
    );
    expect(fields.some(({ document }) => document?.type === 'navigation')).toBe(true);
    expect(run.stderr).toContain(
      `where  page "legal" (${fields.find(({ document }) => document?.uid === 'legal')?.document?.id}), en-gb, slices[1].primary.items[1].link`,
    );
  });

  test('A link changed by hand is a finding of its page, since no field of the CMS has it', () => {
    expect(about('/helios/de/preise')).toMatchObject([{ code: 'broken-link', pathnames: ['/helios/de/404'] }]);
    expect(about('/helios/de/pricing#nothing')).toMatchObject([
      { code: 'broken-fragment', pathnames: ['/helios/de/404'] },
    ]);
    expect(run.stderr).toContain('1 from another export: their links have no CMS field');
  });

  test('The crawl finds what no link names: a font of a style, the image of a page', () => {
    expect(about(/archivo-latin-[0-9a-f]+\.woff2 answers with the status 404/)).toMatchObject([
      { code: 'broken-link' },
    ]);
    expect(about(/logo-kestrel.* answers with the status 404/)).toMatchObject([
      { pathnames: expect.arrayContaining(['/helios/de', '/helios/en']) },
    ]);
    expect(about(/helios\/en\/legal\/dsr answers with the status 404/)).toEqual([]);
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
