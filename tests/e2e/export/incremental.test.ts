import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  copyOf,
  type Edit,
  pick,
  type ServedRepository,
  serveRepository,
  setField,
} from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
let total = 0;

beforeAll(async () => {
  repository = await serveRepository({
    locales: twoMarketLocales,
    edit: (documents) => [
      ...twoSmallMarkets(documents),
      copyOf(pick(documents, 'en-gb', 'legal_page', 'gdpr'), 'old-terms'),
    ],
  });
  place = openWorkplace({ env: repository.environment });
  const { status, pages } = reportOf(await place.export());
  expect({ status, pages }).toEqual({
    status: 'published',
    pages: { total: pages.total, rendered: pages.total, reused: 0 },
  });
  total = pages.total;
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** An export trusts no source that changed less than two seconds before it, and looks at everything again. */
const unlessEdited = 'without an edit of the sources while this test runs';

/** Exports again after a change. Returns what was rendered, and the files whose bytes have changed. */
async function exportAfter(edit: Edit) {
  const before = contentsOf(place.out).files;
  repository.publish(edit);
  const run = await place.export();
  expect(run.code, run.stderr).toBe(0);
  const after = contentsOf(place.out).files;
  const isPatched = /^patch /m.test(run.stderr);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pages = names.filter((name) => /^helios\/.*\.html$/.test(name) && before[name] !== after[name]);
  return { ...reportOf(run), isPatched, changed: pages.map((name) => name.replace('.html', '')).sort() };
}

test('An export of unchanged content renders nothing and writes nothing', async () => {
  const run = await place.export();
  expect(reportOf(run)).toMatchObject({
    status: 'unchanged',
    pages: { total, rendered: 0, reused: total },
    published: { isUnchanged: true },
  });
  expect(run.code).toBe(0);
});

test('An export that sees at a glance that nothing changed reports what one does that looks at everything', async () => {
  const atGlance = await place.export();
  expect(atGlance.stderr, unlessEdited).toContain('all as before');
  rmSync(join(place.work, 'last-export.json'));
  const thorough = await place.export();
  expect(thorough.stderr).not.toContain('all as before');
  const [brief, whole] = [atGlance, thorough].map((run) => ({ ...reportOf(run), seconds: 0 }));
  expect(brief).toEqual(whole);
});

test('An export after a file of the site was damaged sees it, and makes the file anew', async () => {
  const before = contentsOf(place.out).files;
  writeFileSync(join(place.out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  expect(reportOf(await place.export())).toMatchObject({ status: 'published', pages: { rendered: 0 } });
  expect(contentsOf(place.out).files).toEqual(before);
});

test('An export after one document changed renders its page only', async () => {
  const result = await exportAfter((documents) => {
    setField(pick(documents, 'en-gb', 'legal_page', 'gdpr'), 'version', '2.1');
    return documents;
  });
  expect(result).toMatchObject({ status: 'published', pages: { total, rendered: 1, reused: total - 1 } });
  expect(result.changed).toEqual(['helios/en/legal/gdpr']);
});

test('An export of a narrow edit looks at no other page, and gives what a whole export gives', async () => {
  const patched = await exportAfter((documents) => {
    const page = pick(documents, 'en-gb', 'legal_page', 'dsr');
    setField(page, 'version', '2.2');
    page.last_publication_date = '2026-11-02T08:00:00+0000';
    return documents;
  });
  expect(patched.isPatched, unlessEdited).toBe(true);
  expect(patched.pages).toEqual({ total, rendered: 1, reused: total - 1 });
  expect(patched.published?.changes?.changed).toContain('sitemap-en.xml');
  await expectSameOfWholeExport(patched);
});

test('An export after a new title looks at no other page as long as the same pages share a title', async () => {
  const exportRetitled = (uid: string, title: string) =>
    exportAfter((documents) => {
      setField(pick(documents, 'en-gb', 'legal_page', uid), 'meta_title', title);
      return documents;
    });
  const patched = await exportRetitled('dsr', 'Ask for your data');
  expect(patched).toMatchObject({ isPatched: true, changed: ['helios/en/legal/dsr'] });
  expect(sharedIn(patched)).toEqual(['title', 'description']);
  await expectSameOfWholeExport(patched);
  const mended = await exportRetitled('old-terms', 'The terms before');
  expect(mended.isPatched).toBe(false);
  expect(sharedIn(mended)).toEqual(['description']);
});

/** What pages share with others. */
function sharedIn({ findings }: Pick<ReturnType<typeof reportOf>, 'findings'>): (string | undefined)[] {
  const shared = findings.filter(({ code }) => code === 'duplicate-meta');
  return shared.map(({ message }) => /have the (title|description)/.exec(message)?.[1]);
}

test('An export of a narrow edit that was fetched before looks at no other page', async () => {
  const fetchAfter = async (version: string) => {
    repository.publish((documents) => {
      setField(pick(documents, 'en-gb', 'legal_page', 'dsr'), 'version', version);
      return documents;
    });
    expect(await place.run(['fetch'])).toMatchObject({ code: 0 });
  };
  await fetchAfter('2.3');
  await fetchAfter('2.4');
  const patched = await exportAfter((documents) => documents);
  expect(patched).toMatchObject({ isPatched: true, changed: ['helios/en/legal/dsr'] });
  expect(readFileSync(join(place.out, 'helios/en/legal/dsr.html'), 'utf8')).toContain('2.4');
  await expectSameOfWholeExport(patched);
});

test('An export after a menu leads elsewhere looks at no other locale, and follows its links', async () => {
  const patched = await exportAfter((documents) => {
    const navigation = pick(documents, 'de-de', 'navigation');
    const { id } = pick(documents, 'de-de', 'legal_page', 'gdpr');
    setField(navigation, 'menus[0].links[1].link', { link_type: 'Document', id, text: 'DSGVO' });
    return documents;
  });
  const german = Object.keys(contentsOf(place.out).files).filter((name) => /^helios\/de(?:\/.*)?\.html$/.test(name));
  expect(patched.isPatched, unlessEdited).toBe(true);
  expect(patched.pages).toEqual({ total, rendered: german.length, reused: total - german.length });
  await expectSameOfWholeExport(patched);
});

test('An export that follows new links and finds a broken one names it and publishes nothing', async () => {
  const exportWith = (link: Parameters<typeof setField>[2]) =>
    exportAfter((documents) => {
      setField(pick(documents, 'de-de', 'navigation'), 'menus[0].links[1].link', link);
      return documents;
    });
  // Both exports copy the files to which pages link: the one that patches the site, and the whole one after it.
  await exportWith({ link_type: 'Media', asset: 'checklist-maandafsluiting.pdf', text: 'Liste' });
  const before = contentsOf(place.out);
  repository.publish((documents) => {
    const broken = { link_type: 'Web', url: '/helios/de/nirgends', text: 'Nirgends' };
    setField(pick(documents, 'de-de', 'navigation'), 'menus[0].links[0].link', broken);
    return documents;
  });
  const run = await place.export();
  expect(run.code, run.stderr).toBe(1);
  expect(reportOf(run).findings).toContainEqual(
    expect.objectContaining({ code: 'broken-link', severity: 'error', message: expect.stringContaining('nirgends') }),
  );
  expect(contentsOf(place.out)).toEqual(before);
  const mended = await exportAfter((documents) => {
    const navigation = pick(documents, 'de-de', 'navigation');
    const { id } = pick(documents, 'de-de', 'legal_page', 'gdpr');
    for (const field of ['menus[0].links[1].link', 'menus[0].links[0].link'])
      setField(navigation, field, { link_type: 'Document', id, text: 'DSGVO' });
    return documents;
  });
  await expectSameOfWholeExport(mended);
});

/** Exports again without a look at the last export. */
async function expectSameOfWholeExport(patched: Pick<ReturnType<typeof reportOf>, 'files' | 'bytes' | 'links'>) {
  const { files, bytes, links } = patched;
  const before = contentsOf(place.out);
  rmSync(join(place.work, 'last-export.json'));
  const whole = reportOf(await place.export());
  expect(whole).toMatchObject({ status: 'unchanged', files, bytes, links });
  expect(contentsOf(place.out)).toEqual(before);
}

test('An export after the plans changed renders the pages that show them only', async () => {
  const result = await exportAfter((documents) => {
    const plans = pick(documents, 'de-de', 'pricing');
    plans.tags.push('reviewed');
    setField(plans, 'plans[0].name', 'Morgenrot');
    return documents;
  });
  const showing = Object.keys(contentsOf(place.out).files)
    .filter((name) => /^helios\/de\/.*\.html$/.test(name))
    .filter((name) => readFileSync(join(place.out, name), 'utf8').includes('Morgenrot'));
  expect(showing).toContain('helios/de/pricing.html');
  expect(result.changed).toEqual(showing.map((name) => name.replace('.html', '')).sort());
  // A calculator reads a price of the plans and shows none of their names.
  expect(result.pages.reused).toBeGreaterThanOrEqual(total - showing.length - 1);
});

test('An export after the navigation of a locale changed renders every page of that locale, and no other', async () => {
  const result = await exportAfter((documents) => {
    setField(pick(documents, 'de-de', 'navigation'), 'tagline', 'Karten und Belege, von früh bis spät.');
    return documents;
  });
  const german = Object.keys(contentsOf(place.out).files).filter((name) => /^helios\/de(?:\/.*)?\.html$/.test(name));
  expect(result.pages).toEqual({ total, rendered: german.length, reused: total - german.length });
  // A page without the full footer is rendered again, with the same bytes.
  const whole = german.filter((name) => !/\/(?:bigform-|invoices-approvals|lp\/)/.test(name));
  expect(result.changed).toEqual(whole.map((name) => name.replace('.html', '')).sort());
});

test('An export after a page moved renders the pages that lead to it with its new address, and the old address is gone', async () => {
  const result = await exportAfter((documents) => {
    pick(documents, 'en-gb', 'legal_page', 'dsr').uid = 'your-data';
    return documents;
  });
  expect(existsSync(join(place.out, 'helios/en/legal/dsr'))).toBe(false);
  const legal = readFileSync(join(place.out, 'helios/en/legal.html'), 'utf8');
  expect(legal).toContain('/helios/en/legal/your-data"');
  expect(legal).not.toContain('/legal/dsr"');
  expect(readFileSync(join(place.out, 'helios/de/legal/dsr.html'), 'utf8')).toContain('/helios/en/legal/your-data"');
  expect(result.pages.reused).toBeGreaterThan(0);
});

test('An export after a document was unpublished lacks its page only', async () => {
  const result = await exportAfter((documents) => documents.filter(({ uid }) => uid !== 'old-terms'));
  expect(result).toMatchObject({ status: 'published', pages: { total: total - 1, rendered: 0 } });
  expect(result.changed).toEqual(['helios/en/legal/old-terms']);
  expect(existsSync(join(place.out, 'helios/en/legal/old-terms'))).toBe(false);
  expect(readFileSync(join(place.out, 'sitemap-en.xml'), 'utf8')).not.toContain('old-terms');
});

test('An export after a document was published unchanged is the same', async () => {
  const result = await exportAfter((documents) => {
    pick(documents, 'en-gb', 'page', '404').last_publication_date = '2026-11-01T08:00:00+0000';
    return documents;
  });
  expect(result.changed).toEqual([]);
});

test('An export of a part after a narrow edit looks at no other page, and gives what a whole one gives', async () => {
  const part = join(place.folder, 'part');
  const exportPart = () => place.export(['--locale', 'en', '--route', '/legal/**', '--out', part]);
  expect(await exportPart()).toMatchObject({ code: 0 });
  repository.publish((documents) => {
    setField(pick(documents, 'en-gb', 'legal_page', 'gdpr'), 'version', '2.2');
    return documents;
  });
  const run = await exportPart();
  expect(run.stderr).toMatch(/^patch {5}1 page /m);
  const patched = { files: contentsOf(part), report: reportOf(run) };
  rmSync(join(place.work, 'last-export.json'));
  const whole = reportOf(await exportPart());
  const { files, bytes, links, sitePages } = patched.report;
  expect(whole).toMatchObject({ status: 'unchanged', files, bytes, links, sitePages });
  expect(contentsOf(part)).toEqual(patched.files);
  expect(patched.files.files).toHaveProperty(['helios/en/legal/gdpr.html']);
});
