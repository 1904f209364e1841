import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/site/finding.ts';
import { breakContent, withoutImage } from '../../sites/broken-site.ts';
import {
  type EditableDocument,
  pick,
  type ServedRepository,
  serveRepository,
  setField,
} from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import type { CliRun } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let isBroken = false;
let repository: ServedRepository;
let place: Workplace;
let before: ReturnType<typeof contentsOf>;
let sound: EditableDocument[];

beforeAll(async () => {
  repository = await serveRepository({
    locales: [...twoMarketLocales, 'fi-fi'],
    strangers: ['ja-jp'],
    edit: (documents) => {
      // The default market of these tests is small, and has no scene that Finland could have translated.
      const scenes = documents.filter(({ lang, type }) => lang === 'fi-fi' && type === 'product_scene');
      for (const scene of scenes) Object.assign(scene, { tags: ['local'] });
      return twoSmallMarkets(documents);
    },
    onRequest: (url) => (isBroken ? withoutImage(url) : undefined),
  });
  place = openWorkplace({ env: repository.environment });
  expect(reportOf(await place.export())).toMatchObject({ status: 'published' });
  before = contentsOf(place.out);
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

describe('a site with every fault an editor can make', () => {
  let run: CliRun;
  let findings: readonly Finding[];

  beforeAll(async () => {
    isBroken = true;
    repository.publish((documents) => {
      sound = structuredClone(documents);
      return breakContent(documents);
    });
    run = await place.run(['export', '--json', '--out', place.out]);
    findings = reportOf(run).findings;
  });

  test('A site with faults is not published: exit code 1, and the export before is unchanged', () => {
    expect(run.code).toBe(1);
    expect(reportOf(run)).toMatchObject({ status: 'not-published' });
    expect(run.stderr).toContain(`${place.out} is unchanged.`);
    expect(contentsOf(place.out)).toEqual(before);
  });

  /** Finds the findings of a code in a document. */
  const find = (code: Finding['code'], lang: string, uid: string | null, field?: string) => {
    const found = findings.filter(({ code: each, document }) => each === code && document?.lang === lang);
    return found.filter(({ document }) => document?.uid === uid && (!field || document?.field === field));
  };

  test.each<[Finding['code'], string, string | null, string, string]>([
    ['unsafe-uid', 'en-gb', '../../etc', 'uid', 'The UID "../../etc" can\'t be part of an address.'],
    ['duplicate-pathname', 'en-gb', 'gdpr', 'uid', 'Two documents want /helios/en/legal/gdpr: legal_page "gdpr"'],
    ['unsafe-link', 'en-gb', '404', 'slices[0].primary.links[0]', 'The link "Run" has an address that is not allowed'],
    [
      'broken-link',
      'en-gb',
      '404',
      'slices[0].primary.links[1]',
      'leads to a document that was deleted or unpublished',
    ],
    ['broken-link', 'en-gb', null, 'menus[3].link', 'leads to /helios/en/nowhere. No page has this address.'],
    ['broken-fragment', 'de-de', null, 'menus[3].link', 'has no element with the id "nothing"'],
    ['missing-link', 'de-de', '404', 'slices[0].primary.links[0]', 'The link "Nirgends" has no target.'],
    ['no-document-found', 'de-de', '404', 'slices[0].primary.links[1]', 'which has no page on this site.'],
    ['wrong-amount', 'de-de', null, 'plans[1].yearly', 'costs 108 a month if it is billed yearly'],
    ['wrong-placeholder', 'de-de', null, 'tooltip', 'has the placeholder {amuont}, which nothing fills in'],
    ['missing-image', 'en-gb', 'pricing', 'meta_image', "Helios can't fetch the image"],
  ])('The finding %s in %s names document %s, %s', (code, lang, uid, field, says) => {
    const found = find(code, lang, uid, field);
    expect(found).toEqual([expect.objectContaining({ severity: 'error', message: expect.stringContaining(says) })]);
    expect(found[0]?.hint, 'what to do').toMatch(/\w/);
    expect(run.stderr).toContain(`✗ ${code}  ${found[0]?.message}`);
    expect(run.stderr).toContain(`(${found[0]?.document?.id}), ${lang}, ${field}\n`);
  });

  test.each([
    ['en-gb', 'dsr', 'effective_date', '"Effective date" should be a day of the calendar'],
    ['en-gb', 'dsr', 'version', '"Version" should be a text, but it is 7.'],
    ['de-de', 'home', 'slices[0].primary.heading', '"Heading" should be a text, but it is 12.'],
    ['de-de', 'legal', 'slices[0].slice_type', 'may not hold the slice "carousel".'],
  ])('The page of an invalid document is held: %s, document %s, %s', (lang, uid, field, says) => {
    const found = find('held-page', lang, uid, field);
    expect(found).toEqual([expect.objectContaining({ severity: 'warning', message: expect.stringContaining(says) })]);
    expect(found[0]?.hint, 'what to do').toMatch(/\w/);
    expect(run.stderr).toContain(`! held-page  ${found[0]?.message}`);
  });

  test('The finding wrong-market says that a secondary market has no campaign pages', () => {
    expect(find('wrong-market', 'fi-fi', 'kampanja')).toMatchObject([
      { severity: 'error', pathnames: ['/helios/fi/kampanja'], message: expect.stringContaining('Suomi (fi-fi)') },
    ]);
  });

  test.each<[Finding['code'], string, string | null]>([
    ['missing-meta', 'de-de', 'pricing'],
    ['missing-alt', 'de-de', 'pricing'],
    ['missing-string', 'de-de', null],
    ['missing-locale-code', 'ja-jp', 'tokyo'],
    ['missing-default-locale', 'fi-fi', 'kampanja'],
  ])('The finding %s is a warning', (code, lang, uid) => {
    expect(find(code, lang, uid)).toMatchObject([{ severity: 'warning', hint: expect.stringMatching(/\w/) }]);
  });

  test('A fault in a document that all pages share is one finding with each page', () => {
    const [shared, ...more] = find('broken-link', 'en-gb', null);
    expect(more).toEqual([]);
    expect(shared?.pathnames).toEqual(expect.arrayContaining(['/helios/en', '/helios/en/404', '/helios/en/pricing']));
    // A page without menus has no broken menu, and the page of the malformed document is held.
    expect(shared?.pathnames).not.toContain('/helios/en/invoices-approvals');
    expect(shared?.pathnames).not.toContain('/helios/en/legal/dsr');
    expect(find('broken-link', 'en-gb', '404')).toMatchObject([{ pathnames: ['/helios/en/404'] }]);
    expect(find('held-page', 'de-de', 'legal')).toMatchObject([{ pathnames: ['/helios/de/legal'] }]);
  });

  test('No finding blames Helios itself', () => {
    expect(findings.filter(({ code }) => code === 'render-failed' || code === 'invalid-page')).toEqual([]);
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });
});

describe('a warning', () => {
  const german = () => ['--locale', 'de', '--route', '/pricing', '--out', join(place.folder, 'part')];

  beforeAll(() => {
    isBroken = false;
    repository.publish(() => {
      setField(pick(sound, 'de-de', 'page', 'pricing'), 'meta_description', null);
      return sound;
    });
  });

  test('A warning blocks publishing under --strict', async () => {
    const run = await place.export([...german(), '--strict']);
    expect(run.code).toBe(1);
    expect(reportOf(run)).toMatchObject({ status: 'not-published', findings: [{ code: 'missing-meta' }] });
    expect(contentsOf(place.out)).toEqual(before);
  });

  test('A warning is reported and published without --strict', async () => {
    const run = await place.export(german());
    expect(run.code).toBe(0);
    expect(reportOf(run)).toMatchObject({ status: 'published', findings: [{ code: 'missing-meta' }] });
    expect(run.stderr).toContain('! missing-meta  The page /helios/de/pricing has no description.');
  });
});
