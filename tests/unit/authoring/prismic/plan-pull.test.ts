import { expect, test } from 'vitest';
import { planPull, type RemoteDocument } from '../../../../src/authoring/prismic/plan-pull.ts';
import { mediaName } from '../../../../src/authoring/prismic/stored-form.ts';
import { loadStored } from '../../../../src/authoring/stored-files.ts';
import { embeddedFolder, embeddedSettings } from '../../../../src/content/connect.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { openRepository } from '../../../../src/content/repository/open-repository.ts';

const options = { folder: embeddedFolder, settings: embeddedSettings(), models: loadModels() };
const published: readonly RemoteDocument[] = openRepository(options).documents();
const byId = new Map(published.map((document) => [document.id, document]));
const local = loadStored(embeddedFolder).flatMap((stored) => {
  const document = byId.get(stored.id);
  return document ? [{ stored, published: document }] : [];
});
const names = { idOf: (id: string) => id, fileOf: mediaName };
const plan = (remote: readonly RemoteDocument[], files = local) =>
  planPull({ remote, local: files, names, masterLang: 'en-gb' });

test('A repository that has the embedded content changes none of its files', () => {
  expect(plan(published)).toMatchObject({ writes: [], media: [], others: [], unchanged: local.length });
});

test('A document that editors changed is written, with its files, and its group stays', () => {
  const home = published.find(({ type, uid, lang }) => type === 'page' && uid === 'home' && lang === 'en-gb');
  if (!home) throw new Error('There is no home page.');
  const edited = { ...home, data: { ...home.data, title: 'Another title' } };
  const { writes, unchanged } = plan(published.map((document) => (document === home ? edited : document)));
  expect(writes).toMatchObject([{ id: home.id, group: 'page/home', data: { title: 'Another title' } }]);
  expect(unchanged).toBe(local.length - 1);
});

test('In an empty folder each document is new, and translations get the group of their master', () => {
  const { writes, others } = plan(published, []);
  expect(writes).toHaveLength(published.length);
  expect(others).toEqual([]);
  const german = writes.find(({ type, uid, lang }) => type === 'page' && uid === 'pricing' && lang === 'de-de');
  expect(german?.group).toBe('page/pricing');
});

test('A document that the repository does not have stays, and is named', () => {
  const [first, ...others] = published;
  expect(plan(others).others.map(({ id }) => id)).toEqual([first?.id]);
});

test.each(['../../../../public/page', 'a/b', 'a\\b', '.hidden', '..', '', 'a\u0000b'])(
  'A document with the UID %j is refused: its file would be in another folder',
  (uid) => {
    const [first] = published;
    if (!first) throw new Error('There is no document.');
    expect(() => plan([{ ...first, uid }])).toThrow(expect.objectContaining({ code: 'repository-answer' }));
    expect(() => plan([{ ...first, lang: uid }])).toThrow(expect.objectContaining({ code: 'repository-answer' }));
  },
);

test.each([
  ['acme/3f2a_card.svg?auto=format', 'card.svg'],
  ['acme/3f2a_Team%20photo.jpg', 'Team photo.jpg'],
  ['acme/3f2a_..%2F..%2Fpublic%2Fcard.html', '-..-public-card.html'],
  ['acme/3f2a_..%5Ccard.html', '-card.html'],
  ['acme/3f2a_.npmrc', 'npmrc'],
  ['acme/3f2a_100%.svg', '100%.svg'],
  ['acme/3f2a_', 'file'],
])('The file at %s gets the name %s, whatever its address says', (path, name) => {
  expect(mediaName(`https://images.prismic.io/${path}`)).toBe(name);
});
