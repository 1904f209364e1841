import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFolder } from '../../../src/disk/list-folder.ts';
import { createSeals, type Seal } from '../../../src/disk/seal.ts';
import { lookAt } from '../../../src/disk/seen-paths.ts';
import { createSignatureList } from '../../../src/disk/signatures.ts';
import { createExportMemory } from '../../../src/pipeline/export-memory.ts';
import {
  hasSameDocuments,
  hasSameSnapshot,
  hasSameTemplates,
  type LastExport,
  loadLastExport,
  lookAsLeft,
} from '../../../src/pipeline/last-export.ts';
import { lookAtProject } from '../../../src/pipeline/project-inputs.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeal } from '../support/seals.ts';
import { sampleResult } from './sample-result.ts';

let temporary: ReturnType<typeof temporaryFolder>;
const at = (path: string) => join(temporary.path, path);
const now = new Date('2026-11-22T10:00:00Z');
const until = new Date('2026-11-22T12:00:00Z');
const compiledIn = 'compiled';
const pin = { ref: 'ref-1', integrationFieldsRef: null };
const site = {
  siteReads: ['list:navigation:en-gb'],
  readers: { 'document:P': ['/helios/en'] },
  shells: [],
  sharedFiles: {},
};
const links = {
  shells: [{ ofTemplates: ['/helios/en'], ofFields: [] }],
  pages: [{ pathname: '/helios/en', shell: 0, ids: [], ofTemplates: [], ofFields: ['/helios/en/faq#prices'] }],
};
const code = {
  versions: { shared: 's', styles: 't', scripts: 'u' },
  reads: [{ kind: 'code', part: 'slice:hero', hash: 'h' }],
  users: [{ reads: [0], pages: ['/helios/en'] }],
} as const;
const finished = { result: sampleResult, pin, compiledIn, site, links, code, until };

beforeEach(() => {
  temporary = temporaryFolder();
  for (const folder of [
    'project/src',
    'project/src/templates',
    'project/config',
    documents,
    'work/releases',
    'out',
    'out.helios',
  ]) {
    mkdirSync(at(folder), { recursive: true });
    writeFileSync(at(`${folder}/file`), 'as it was');
  }
  writeFileSync(at('work/pages.sqlite'), 'as it was');
});
afterEach(() => temporary[Symbol.dispose]());

const documents = 'project/content/documents';
const outputs = createSignatureList(0);

interface Circumstances {
  readonly isSettled?: boolean;
  readonly areDocumentsSettled?: boolean;
  readonly areTemplatesSettled?: boolean;
  readonly seal?: Seal;
  readonly last?: LastExport | undefined;
  readonly isPart?: boolean;
}

/** The memory of an export that begins a while after the files of the project were written. */
function memory(circumstances: Circumstances = {}) {
  const { isSettled = true, areDocumentsSettled = true, areTemplatesSettled = true } = circumstances;
  const { seal = plainSeal, last, isPart = false } = circumstances;
  const { inputs, templates } = lookAtProject(at('project'), { list: readFolder });
  const content = { kind: 'embedded', isChosen: true } as const;
  const place = { workFolder: at('work'), seal, siteSeal: plainSeal, list: readFolder };
  const seen = {
    inputs: { ...inputs, isSettled },
    templates: { ...templates, isSettled: areTemplatesSettled },
    documents: { ...lookAt([at(documents)]), isSettled: areDocumentsSettled },
  };
  const left = last && { last, outputs, hasSnapshot: true, hasTemplates: true };
  return createExportMemory({ ...place, request: 'r', content, ...seen, left, out: at('out'), isPart, now });
}

const load = () => loadLastExport({ workFolder: at('work'), seal: plainSeal });

async function isRemembered(time = now): Promise<boolean> {
  const last = load();
  return last !== undefined && (await lookAsLeft(last, time)) !== undefined;
}

test('An export is remembered with its request, its refs and its result', async () => {
  memory().remember(finished);
  expect(load()).toMatchObject({ request: 'r', pin, result: { published: { id: 'release-1', isUnchanged: true } } });
  expect(await isRemembered()).toBe(true);
});

test.each([
  'project/src/file',
  'project/src/new-file',
  'project/config/file',
  'project/public',
  'out/file',
  'out/foreign-file',
  'out.helios/file',
  'work/pages.sqlite',
  'work/releases/file',
])('An export whose file %s was written since is made again', async (path) => {
  memory().remember(finished);
  writeFileSync(at(path), 'written since');
  expect(await isRemembered()).toBe(false);
});

test('An export is made again from the moment on at which its content may give another site, and if the clock went back', async () => {
  memory().remember(finished);
  const times = [until.getTime() - 1, until.getTime(), now.getTime() - 1];
  expect(await Promise.all(times.map((time) => isRemembered(new Date(time))))).toEqual([true, false, false]);
});

test('An export of files that changed just before is not remembered, nor one that was not published', () => {
  memory({ isSettled: false }).remember(finished);
  expect(load()).toBeUndefined();
  memory().remember({ ...finished, result: { ...sampleResult, published: undefined } });
  expect(load()).toBeUndefined();
});

test('A record of the last export that was changed, or has the seal of somebody else, is not believed', () => {
  const file = at('work/last-export.json');
  memory().remember(finished);
  writeFileSync(file, readFileSync(file, 'utf8').replace('release-1', 'release-2'));
  expect(load()).toBeUndefined();
  memory({ seal: createSeals('k'.repeat(32))('last-export') }).remember(finished);
  expect(load()).toBeUndefined();
});

const broken = { code: 'broken-link', severity: 'warning', message: 'No page has the address /helios/en/x.' } as const;
const found = { ...finished, result: { ...sampleResult, findings: [broken] } };
const findingsFile = () => at('work/last-findings.json');

test('An export whose findings were changed is not believed', () => {
  memory().remember(found);
  expect(load()?.result.findings).toEqual([broken]);
  writeFileSync(findingsFile(), readFileSync(findingsFile(), 'utf8').replace('warning', 'notice'));
  expect(load()).toBeUndefined();
});

test('Findings that an edit leaves as they are stay in their file, and are loaded after the edit', () => {
  memory().remember(found);
  const { ino } = statSync(findingsFile());
  const last = load();
  if (!last) throw new Error('The export is not remembered.');
  memory({ last }).remember({ ...found, result: { ...last.result, ref: 'ref-2' } });
  expect(load()?.result).toMatchObject({ ref: 'ref-2', findings: [broken] });
  expect(statSync(findingsFile()).ino).toBe(ino);
});

const readersFile = () => at('work/last-readers.json');

test('Readers that an edit leaves as they are stay in their file, and others replace them', () => {
  memory().remember(finished);
  const { ino } = statSync(readersFile());
  const { site: before } = memory({ last: load() }).recall() ?? {};
  if (!before) throw new Error('The site is not known.');
  memory().remember({ ...finished, site: { ...before, sharedFiles: { 'menu.svg': 2 } } });
  expect(memory({ last: load() }).recall()?.site).toMatchObject({ ...site, sharedFiles: { 'menu.svg': 2 } });
  expect(statSync(readersFile()).ino).toBe(ino);
  memory().remember({ ...finished, site: { ...before, shells: [{ reads: ['document:M'], pages: ['/helios/en'] }] } });
  expect(memory({ last: load() }).recall()?.site.shells).toEqual([{ reads: ['document:M'], pages: ['/helios/en'] }]);
});

test('An export that begins anew forgets the one before, so that a killed one leaves no record', () => {
  const each = memory();
  each.remember(finished);
  each.forget();
  expect(load()).toBeUndefined();
});

test.each(['last-export.json', 'last-site.json'])(
  'A folder in the place of %s is replaced by the next export',
  (name) => {
    mkdirSync(at(`work/${name}/mine`), { recursive: true });
    const each = memory();
    each.forget();
    each.remember(finished);
    expect(load()).toBeDefined();
  },
);

test('After an edit of documents alone the last export and its site are known, whenever the documents were written', async () => {
  memory({ areDocumentsSettled: false }).remember(finished);
  writeFileSync(at(`${documents}/pricing.json`), 'edited');
  const last = load();
  expect(last && [(await lookAsLeft(last, now)) !== undefined, hasSameDocuments(last)]).toEqual([true, false]);
  const known = memory({ last }).recall();
  expect(known).toMatchObject({ last, outputs, site: { ...site, at: now.toISOString(), linkedIds: ['prices'] } });
  expect(known?.loadLinks()).toEqual(links);
  writeFileSync(at('work/last-links.json'), readFileSync(at('work/last-links.json'), 'utf8').replace('faq', 'fax'));
  expect(known?.loadLinks()).toBeUndefined();
});

test.each([true, false])(
  'After an edit of a template the last export and its code are known, written shortly before it: %s',
  async (isFresh) => {
    memory({ areTemplatesSettled: !isFresh }).remember(finished);
    const last = load();
    expect(last && hasSameTemplates(last)).toBe(!isFresh);
    writeFileSync(at('project/src/templates/file'), 'edited');
    expect(await isRemembered()).toBe(true);
    expect(last && hasSameTemplates(last)).toBe(false);
    const known = memory({ last }).recall();
    expect(known?.loadCode()).toEqual(code);
    writeFileSync(at('work/last-code.json'), JSON.stringify(code).replace('slice:hero', 'slice:none'));
    expect(known?.loadCode()).toBeUndefined();
  },
);

test.each(['content.sqlite', 'content.sqlite.seal', 'content.sqlite.edits'])(
  'An export after which %s was fetched is known, and so is that its content was',
  async (name) => {
    writeFileSync(at('work/content.sqlite'), 'as it was');
    memory().remember(finished);
    const last = load();
    expect(last && hasSameSnapshot(last)).toBe(true);
    writeFileSync(at(`work/${name}`), 'fetched');
    expect(last && hasSameSnapshot(last)).toBe(false);
    expect(await isRemembered()).toBe(true);
  },
);

test('An export of a part of the site is known', () => {
  memory({ isPart: true }).remember(finished);
  const last = load();
  expect(memory({ last, isPart: true }).recall()).toMatchObject({ last });
});

test.each<[string, (last: LastExport | undefined) => Circumstances]>([
  [
    'after an edit of a source',
    (last) => {
      writeFileSync(at('project/src/file'), 'edited');
      return { last };
    },
  ],
  [
    'after another export has begun',
    (last) => {
      memory().forget();
      return { last };
    },
  ],
  [
    'after another export has ended',
    (last) => {
      memory().remember({ ...finished, result: { ...sampleResult, links: 13 } });
      return { last };
    },
  ],
  [
    'whose record of the site was changed',
    (last) => {
      const file = at('work/last-site.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('prices', 'pages'));
      return { last };
    },
  ],
  [
    'whose record of readers was changed',
    (last) => {
      writeFileSync(readersFile(), readFileSync(readersFile(), 'utf8').replace('navigation', 'page'));
      return { last };
    },
  ],
  [
    'whose record of the site is that of another export',
    (last) => {
      const file = at('work/last-site.json');
      const record = JSON.stringify({ ...site, at: until.toISOString() });
      writeFileSync(file, `${plainSeal(record)}\n${record}`);
      return { last };
    },
  ],
])('An export %s knows no last one', (_, change) => {
  memory().remember(finished);
  const circumstances = change(load());
  expect(circumstances.last).toBeDefined();
  expect(memory(circumstances).recall()).toBeUndefined();
});
