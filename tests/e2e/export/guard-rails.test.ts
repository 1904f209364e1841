import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Edit,
  type EditableDocument,
  pick,
  type ServedRepository,
  serveRepository,
  setField,
} from '../../sites/served-repository.ts';
import { extraPage, twoMarketLocales, twoMarkets } from '../../sites/two-markets.ts';
import { editableProject } from '../support/editable-project.ts';
import type { CliRun } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
let sound: EditableDocument[];
let first: { readonly id: string; readonly contents: ReturnType<typeof contentsOf> };

beforeAll(async () => {
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoMarkets });
  repository.publish((documents) => {
    sound = structuredClone(documents);
    return documents;
  });
  place = openWorkplace({ env: repository.environment });
  const run = await place.export();
  expect(run, run.stderr).toMatchObject({ code: 0 });
  first = { id: reportOf(run).published?.id ?? '', contents: contentsOf(place.out) };
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** Publishes the sound content with a change. */
const publish = (edit: Edit) =>
  repository.publish(() => {
    const draft = structuredClone(sound);
    return edit(draft) ?? draft;
  });

const without = (documents: EditableDocument[], isGone: (document: EditableDocument) => boolean) =>
  documents.filter((document) => !isGone(document));
const isExtra = ({ uid }: EditableDocument, last: number) => /^extra-/.test(uid ?? '') && Number(uid?.slice(6)) <= last;
const isHome = ({ type, uid }: EditableDocument) => type === 'page' && uid === 'home';

test('A repository without documents is an error, at the first export too', async () => {
  using other = openWorkplace({ env: repository.environment });
  publish(() => []);
  // One after the other: at the same time, they would need two processes.
  const runs = [await place.export(['--allow-removals']), await other.export()];
  const routes = await place.run(['routes', '--json']);
  expect(routes).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('"routes": []'),
    stderr: expect.stringContaining('has no published document'),
  });
  for (const run of runs) {
    expect(run.code).toBe(1);
    expect(reportOf(run).findings).toMatchObject([{ code: 'empty-site', severity: 'error' }]);
    expect(run.stderr).toContain('has no published document');
    expect(run.stderr, 'the pages of a site that has none').not.toMatch(/would leave|serve --candidate/);
  }
  expect(runs[0]?.stderr).toContain(`${place.out} is unchanged.`);
  expect(runs[1]?.stderr).toContain(`${other.out} was not made.`);
  expect(contentsOf(place.out)).toEqual(first.contents);
  expect(existsSync(other.out)).toBe(false);
});

test.each<[string, Edit, string, string]>([
  [
    'documents of which none has a page',
    (documents) => documents.filter(({ type }) => type === 'global_strings'),
    'empty-site',
    'so the site would be empty',
  ],
  [
    'a market without its home page',
    (documents) => without(documents, (each) => isHome(each) && each.lang === 'de-de'),
    'missing-page',
    'Deutschland (de-de) has no home page.',
  ],
])('The published site stays for %s', async (_, edit, code, says) => {
  publish(edit);
  const run = await place.export();
  expect(run.stderr).toContain(says);
  expectUnpublished(run, code);
});

/** Expects that the export stopped for this error alone, and that the first one is still published. */
function expectUnpublished(run: CliRun, code: string): void {
  expect(run.code).toBe(1);
  expect(reportOf(run)).toMatchObject({ status: 'not-published', comparedWith: first.id });
  const errors = reportOf(run).findings.filter(({ severity }) => severity === 'error');
  expect(errors, 'the cause without its consequences').toMatchObject([{ code }]);
  expect(contentsOf(place.out)).toEqual(first.contents);
}

test('A third of the pages never leaves unasked: the export can be looked at, and nothing rolls back to it', async () => {
  publish((documents) => without(documents, (each) => isExtra(each, 14)));
  const run = await place.export();
  expect(run.stderr).toMatch(/14 of \d+ pages would leave the site: document unpublished or deleted \(14\)\./);
  expectUnpublished(run, 'removed-pages');
  expect(run.stdout + run.stderr).toContain('helios serve --candidate');
  expect(run.stderr).toContain('once no other error blocks publishing, --write-redirects adds it');
  const server = place.start(['serve', '--candidate', '--port', '0']);
  const { origin } = new URL(await server.firstLine());
  const statuses = ['/helios/en/legal/extra-1', '/helios/en/legal/extra-20'].map(async (pathname) => {
    return (await fetch(origin + pathname)).status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 200]);
  server.kill('SIGTERM');
  await server.done;
  expect(readdirSync(join(place.work, 'releases')).sort()).toEqual([first.id, 'history.json']);
});

test('The site in the output is enough for the comparison, although the work folder has lost its releases', async () => {
  const work = join(place.folder, 'fresh');
  for (const name of ['compiled', 'content.sqlite', 'content.sqlite.seal', 'pages.sqlite', 'store']) {
    cpSync(join(place.work, name), join(work, name), { recursive: true });
  }
  publish((documents) => without(documents, (each) => isExtra(each, 14)));
  expectUnpublished(await place.export([], { env: { HELIOS_WORK: work } }), 'removed-pages');
});

describe('pages that leave with a known cause', () => {
  test('Each page is listed with its cause and a redirect that is ready to paste', async () => {
    publish((documents) => {
      pick(documents, 'en-gb', 'legal_page', 'extra-2').uid = 'extra-two';
      return without(documents, (each) => isExtra(each, 1));
    });
    const run = await place.export();
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(reportOf(run).removals).toMatchObject([
      { page: { pathname: '/helios/en/legal/extra-1' }, cause: 'unpublished', redirect: { status: 302 } },
      { page: { pathname: '/helios/en/legal/extra-2' }, cause: 'uid-changed', movedTo: '/helios/en/legal/extra-two' },
    ]);
    expect(run.stderr).toContain('− /helios/en/legal/extra-1  Its document was unpublished or deleted.');
    expect(run.stderr).toContain('The UID of its document changed from "extra-2" to "extra-two".');
    expect(run.stderr).toContain('To redirect their addresses, add to config/redirects.csv:\n');
    expect(run.stderr).toContain('\n/helios/en/legal/extra-1,/helios/en/legal,302\n');
    expect(run.stderr).toContain('\n/helios/en/legal/extra-2,/helios/en/legal/extra-two,301\n');
    expect(run.stdout + run.stderr).toContain('2 pages removed');
    expect(existsSync(join(place.work, 'candidate')), 'the candidate of an earlier export').toBe(false);
  });

  test('A removal that is too large is published if it is asked for', async () => {
    publish((documents) => without(documents, (each) => isExtra(each, 6)));
    const run = await place.export(['--allow-removals']);
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(reportOf(run).removals).toHaveLength(5);
  });
});

test('Many pages with errors stop the publishing, unless it is asked for', async () => {
  using other = openWorkplace({ env: repository.environment });
  publish((documents) => without(documents, (each) => isExtra(each, 1)));
  const run = await other.export();
  expect(run, run.stderr).toMatchObject({ code: 0 });
  const before = contentsOf(other.out);
  publish((documents) => {
    for (const each of documents.filter((document) => isExtra(document, 10))) setField(each, 'version', 7);
    return without(documents, (each) => isExtra(each, 1));
  });
  const stopped = await other.export();
  expect(stopped.code).toBe(1);
  expect(stopped.stderr).toMatch(/✗ many-held-pages {2}9 of \d+ pages would stay as they were published/);
  expect(stopped.stdout + stopped.stderr).toContain('helios serve --candidate');
  expect(contentsOf(other.out)).toEqual(before);
  const asked = await other.export(['--allow-held']);
  expect(asked, asked.stderr).toMatchObject({ code: 0 });
  expect(reportOf(asked).held).toHaveLength(9);
  const later = await other.export(['--no-images']);
  expect(later, 'pages that the published site holds already').toMatchObject({ code: 0 });
});

describe('pages with errors', () => {
  let project: string;
  let before: string;
  let run: CliRun;
  const heldPages = () => reportOf(run).held.map(({ pathname, release }) => ({ pathname, release }));

  beforeAll(async () => {
    project = editableProject();
    before = readPage('extra-8');
    publish((documents) => {
      setField(pick(documents, 'en-gb', 'legal_page', 'extra-8'), 'version', 7);
      pick(documents, 'en-gb', 'legal_page', 'extra-9').uid = 'extra-nine';
      const ownParent = pick(documents, 'en-gb', 'page', extraPage);
      ownParent.data.parent = { link_type: 'Document', id: ownParent.id };
      return without(documents, (each) => isExtra(each, 6));
    });
  });

  test('A page with errors stays as it was published, and the others go out', async () => {
    const { id } = releaseOf();
    run = await place.export(['--write-redirects'], { fixedProject: project });
    expect(run, run.stderr).toMatchObject({ code: 0 });
    const pathnames = [`/helios/en/${extraPage}`, pathnameOf('extra-8')];
    expect(heldPages()).toEqual(pathnames.map((pathname) => ({ pathname, release: id })));
    expect(reportOf(run).removals.map(({ page }) => page.pathname)).toEqual([pathnameOf('extra-9')]);
    expect(run.stderr).toContain(
      `! held-page  The page stays as it was in the release ${id}. A page is its own parent`,
    );
    expect(reportOf(run).findings).toContainEqual(expect.objectContaining({ code: 'held-page', severity: 'warning' }));
    const advice = reportOf(run).findings.filter(({ code }) => code === 'other-locale-link');
    expect(advice, 'the locale selector of a held page').toEqual([]);
    expect(run.stderr).toContain(`! held-page  The page stays as it was in the release ${id}. "Version" should be`);
    expect(readPage('extra-8')).toBe(before);
    expect(readPage('extra-nine')).toContain('<h1');
  });

  test('A held page has all its files, though the others have newer ones', () => {
    const static_ = join(place.out, 'helios/static');
    const scripts = [...before.matchAll(/static\/[\w-]+\.js/g)].map(([path]) => join(place.out, 'helios', path));
    expect(scripts).not.toEqual([]);
    const texts = [before, ...scripts.map((path) => readFileSync(path, 'utf8'))].join();
    const named = texts.match(/[\w-]+\.(?:js|woff2|svg|png|webmanifest|webp|avif)\b/g) ?? [];
    // These exports make no images, so a page's social picture is only named.
    const kept = named.filter((name) => /-\w{8,}\./.test(name) && !name.startsWith('social-'));
    expect(kept.filter((name) => !existsSync(join(static_, name)))).toEqual([]);
    expect(existsSync(join(place.out, 'helios/page-data/en/legal/extra-8/page-data.json'))).toBe(true);
    expect(readFileSync(join(place.out, 'sitemap-en.xml'), 'utf8')).toContain(pathnameOf('extra-8'));
  });

  test('A page that left is redirected at once, and the rule is in the file of redirects', () => {
    const rule = `${pathnameOf('extra-9')},${pathnameOf('extra-nine')},301`;
    expect(readFileSync(join(project, 'config/redirects.csv'), 'utf8')).toBe(`from,to,status\n${rule}\n`);
    expect(readFileSync(join(place.out, '_redirects'), 'utf8')).toContain(rule.replaceAll(',', ' '));
  });

  test('The next export still holds the page, and names the release that it came from', async () => {
    const [held] = heldPages();
    run = await place.export([], { fixedProject: project });
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(heldPages()[0]).toEqual(held);
    expect(readFileSync(join(place.out, '_redirects'), 'utf8'), 'the rule that was written').toContain(
      'extra-nine 301',
    );
    expect(releaseOf().pages).toContainEqual(
      expect.objectContaining({ pathname: pathnameOf('extra-8'), heldFrom: held?.release }),
    );
  });

  test('A held page blocks publishing under --strict', async () => {
    expect(await place.export(['--strict'], { fixedProject: project })).toMatchObject({ code: 1 });
  });

  test('An undone renaming is one finding, and --write-redirects replaces the rule that it wrote', async () => {
    publish((documents) => without(documents, (each) => isExtra(each, 6)));
    const rule = `${pathnameOf('extra-9')},${pathnameOf('extra-nine')},301`;
    const back = `${pathnameOf('extra-nine')},${pathnameOf('extra-9')},301`;
    run = await place.export([], { fixedProject: project });
    expect(reportOf(run).findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'redirect-conflict', hint: expect.stringContaining('--write-redirects removes it') },
    ]);
    const csv = join(project, 'config/redirects.csv');
    appendFileSync(csv, `/nine,${pathnameOf('extra-nine')},302\n`);
    run = await place.export(['--write-redirects'], { fixedProject: project });
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(run.stderr).toContain(`because its address has a page again:\n${rule}\n`);
    expect(run.stderr).toContain('1 redirect of config/redirects.csv got a new target');
    const further = `/nine,${pathnameOf('extra-9')},302`;
    expect(readFileSync(csv, 'utf8')).toBe(`from,to,status\n${further}\n${back}\n`);
    expect(readFileSync(join(place.out, '_redirects'), 'utf8')).toContain(further.replaceAll(',', ' '));
    expect(readFileSync(join(place.out, '_redirects'), 'utf8')).toContain(back.replaceAll(',', ' '));
  });

  test('A page whose errors are corrected is no longer held', async () => {
    publish((documents) => without(documents, (each) => isExtra(each, 6)));
    run = await place.export();
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(heldPages()).toEqual([]);
    expect(readPage('extra-8')).toContain('<h1');
  });
});

const pathnameOf = (uid: string) => `/helios/en/legal/${uid}`;
const readPage = (uid: string) => readFileSync(join(place.out, `${pathnameOf(uid)}.html`), 'utf8');

/** The id of the published release, and the pages in its manifest. */
function releaseOf(): { id: string; pages: unknown[] } {
  const { id, pages } = JSON.parse(readFileSync(`${place.out}.helios/helios-manifest.json`, 'utf8'));
  return { id, pages };
}
