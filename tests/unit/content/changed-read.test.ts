import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { FetchedContent } from '../../../src/content/content-source.ts';
import { createContentSource } from '../../../src/content/prismic-source.ts';
import { createApiServer } from '../../../src/content/repository/api-server.ts';
import type { StoredDocument } from '../../../src/content/repository/stored-document.ts';
import { fakeClock } from '../../sites/fake-clock.ts';
import { seeded } from '../../sites/seeded.ts';
import { smallModels } from '../../sites/small-models.ts';
import { article, articles, pathOf, smallSettings, versionOf } from '../../sites/small-repository.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeals } from '../support/seals.ts';

const start = Date.UTC(2026, 2, 4);

/** A repository in this process that publishes documents as Prismic does: a changed one gets a new date. */
function repository(first: readonly StoredDocument[]) {
  let documents: readonly StoredDocument[] = [];
  let version = versionOf([]);
  let second = 0;
  const searches: string[] = [];
  const server = createApiServer({ settings: smallSettings, models: smallModels, current: () => version });
  const publish = (next: readonly StoredDocument[]) => {
    second += 1;
    const before = new Map(documents.map((each) => [each.id, each]));
    const date = new Date(start + second * 1000).toISOString().replace('.000Z', '+0000');
    documents = next.map((each) => (before.get(each.id) === each ? each : { ...each, last_publication_date: date }));
    version = versionOf(documents);
  };
  publish(first);
  return {
    searches,
    publish,
    documents: () => documents,
    fetch(cacheFolder: string, now = start): Promise<FetchedContent> {
      searches.length = 0;
      return createContentSource({
        prismic: { name: 'small-site', endpoint: 'https://small-site.cdn.prismic.io/api/v2', token: undefined },
        cacheFolder,
        seals: plainSeals,
        models: smallModels,
        clock: fakeClock({ now }),
        network: (input, init) => {
          const request = new Request(input, init);
          const { searchParams, pathname } = new URL(request.url);
          if (pathname.endsWith('search'))
            searches.push(searchParams.get('q') ?? `all, ${searchParams.get('pageSize')}`);
          return server.answer(request);
        },
      }).fetch();
    },
  };
}

/** Everything in a snapshot. */
function contentsOf({ snapshot, findings, documentCount }: FetchedContent) {
  const documents = snapshot.heads().map((head) => [head, snapshot.document(head.id), snapshot.facts(head.id)]);
  snapshot.close();
  return { documents, findings, documentCount };
}

const withTitle = (document: StoredDocument, title: string) => ({ ...document, data: { ...document.data, title } });

test('After a document was published again, only documents that changed since are asked for', async () => {
  using folder = temporaryFolder();
  const site = repository(articles(250));
  const retitle = (place: number) =>
    site.publish(site.documents().map((each, index) => (index === place ? withTitle(each, 'New') : each)));
  retitle(3);
  contentsOf(await site.fetch(folder.path));
  expect(site.searches).toEqual(['all, 100', 'all, 100', 'all, 100']);
  retitle(7);
  const content = await site.fetch(folder.path);
  expect(site.searches.sort()).toEqual([`[[date.after(document.last_publication_date, ${start + 1000})]]`, 'all, 1']);
  expect(content.snapshot.document('en-gb-a7--------')?.data).toMatchObject({ title: 'New' });
  content.snapshot.close();
});

const target = article('target');
const from = article('from', { data: { title: 'From', related: { link_type: 'Document', id: target.id } } });

test.each<[string, readonly StoredDocument[]]>([
  ['is new', [from, target, article('new')]],
  ['is gone', [from]],
  ['is gone, and another one is new', [from, article('new')]],
  ['has another UID, which links to it repeat', [from, { ...target, uid: 'moved' }]],
  ['has another tag, which links to it repeat', [from, { ...target, tags: ['new'] }]],
])('Everything is read if a document %s', async (_, next) => {
  using folder = temporaryFolder();
  const site = repository([from, target]);
  contentsOf(await site.fetch(join(folder.path, 'kept')));
  site.publish(next);
  const kept = contentsOf(await site.fetch(join(folder.path, 'kept')));
  expect(site.searches).toContain('all, 100');
  expect(kept).toEqual(contentsOf(await site.fetch(join(folder.path, 'cold'))));
});

test('Everything is read a day after it was read last, and if the clock went back', async () => {
  using folder = temporaryFolder();
  const site = repository([from, target]);
  contentsOf(await site.fetch(folder.path));
  const day = 24 * 60 * 60 * 1000;
  for (const [now, isWhole] of [
    [start + day - 1, false],
    [start + day, true],
    [start - 1, true],
  ] as const) {
    site.publish([from, withTitle(target, `At ${now}`)]);
    contentsOf(await site.fetch(folder.path, now));
    expect(site.searches.includes('all, 100'), `${now - start}`).toBe(isWhole);
  }
});

test('After each step of six random histories the content is that of a first read', async () => {
  using folder = temporaryFolder();
  const random = seeded(14);
  let brief = 0;
  for (let history = 0; history < 6; history += 1) {
    const site = repository([from, target, ...articles(5)]);
    const kept = join(folder.path, `kept-${history}`);
    contentsOf(await site.fetch(kept));
    for (let step = 0; step < 6; step += 1) {
      site.publish(edited(site.documents(), random, `${history}-${step}`));
      const content = contentsOf(await site.fetch(kept));
      brief += site.searches.includes('all, 100') ? 0 : 1;
      expect(content).toEqual(contentsOf(await site.fetch(join(folder.path, `cold-${history}-${step}`))));
    }
  }
  expect(brief).toBeGreaterThan(6);
});

/** A repository of files in a folder. */
function embedded(folder: string, first: readonly StoredDocument[]) {
  const repositoryFolder = join(folder, 'content');
  const fileOf = (document: StoredDocument) => join(repositoryFolder, 'documents', pathOf(document));
  let documents: readonly StoredDocument[] = [];
  const publish = (next: readonly StoredDocument[]) => {
    const gone = documents.filter((each) => !next.some((other) => pathOf(other) === pathOf(each)));
    for (const document of gone) rmSync(fileOf(document));
    for (const document of next.filter((each) => !documents.includes(each))) {
      mkdirSync(dirname(fileOf(document)), { recursive: true });
      writeFileSync(fileOf(document), JSON.stringify(document));
    }
    documents = next;
  };
  mkdirSync(join(repositoryFolder, 'media'), { recursive: true });
  publish(first);
  return {
    publish,
    documents: () => documents,
    fetch: (cache: string) =>
      createContentSource({
        prismic: undefined,
        cacheFolder: join(folder, cache),
        seals: plainSeals,
        models: smallModels,
        clock: fakeClock({ now: start }),
        repositoryFolder,
      }).fetch(),
  };
}

test('After each edit of embedded files the content is that of a first read', async () => {
  using folder = temporaryFolder();
  const site = embedded(folder.path, [from, target]);
  contentsOf(await site.fetch('kept'));
  const unlinked = { ...from, data: { title: 'Without a link' } };
  const lost = { ...from, data: { title: 'To nothing', related: { link_type: 'Document', id: 'nothing-nothing-' } } };
  const german = { ...target, lang: 'de-de', group: 'pair' };
  const states: readonly (readonly StoredDocument[])[] = [
    [from, withTitle(target, 'New')],
    [from, { ...target, tags: ['new'] }],
    [unlinked, target],
    [lost, target],
    [{ ...from, group: 'pair' }, german],
    [{ ...from, last_publication_date: '2026-03-01T03:04:05+0000' }, german],
    [from, german, article('added')],
    [from, german],
  ];
  for (const [index, state] of states.entries()) {
    site.publish(state);
    expect(contentsOf(await site.fetch('kept'))).toEqual(contentsOf(await site.fetch(`cold-${index}`)));
  }
});

test('After each step of four random histories of embedded files the content is that of a first read', async () => {
  using folder = temporaryFolder();
  const random = seeded(15);
  for (let history = 0; history < 4; history += 1) {
    const site = embedded(join(folder.path, String(history)), [from, target, ...articles(5)]);
    contentsOf(await site.fetch('kept'));
    for (let step = 0; step < 6; step += 1) {
      site.publish(edited(site.documents(), random, `${history}-${step}`));
      expect(contentsOf(await site.fetch('kept'))).toEqual(contentsOf(await site.fetch(`cold-${step}`)));
    }
  }
});

/** Changes, adds or removes one document. */
function edited(documents: readonly StoredDocument[], random: () => number, name: string): readonly StoredDocument[] {
  const place = Math.floor(random() * documents.length);
  const change = (edit: (document: StoredDocument) => StoredDocument) =>
    documents.map((each, index) => (index === place ? edit(each) : each));
  const kind = random();
  if (kind < 0.5) return change((each) => withTitle(each, name));
  if (kind < 0.6) return change((each) => ({ ...each, uid: `uid-${name}` }));
  if (kind < 0.7) return change((each) => ({ ...each, tags: [name] }));
  if (kind < 0.8) return [...documents, article(`n${name}`)];
  if (kind < 0.9) return [...documents.slice(0, place), ...documents.slice(place + 1), article(`r${name}`)];
  return documents.length > 2 ? documents.toSpliced(place, 1) : documents;
}
