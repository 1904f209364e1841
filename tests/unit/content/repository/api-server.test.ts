import { describe, expect, test } from 'vitest';
import { type ApiServer, createApiServer } from '../../../../src/content/repository/api-server.ts';
import { createVersion } from '../../../../src/content/repository/publish.ts';
import type { Version } from '../../../../src/content/repository/published.ts';
import { serveContent } from '../../../sites/content-server.ts';
import { smallModels } from '../../../sites/small-models.ts';
import {
  article,
  articles,
  documentId,
  pictureFile,
  settings,
  smallSettings,
  versionOf,
} from '../../../sites/small-repository.ts';

interface Door extends AsyncDisposable {
  get(path: string, init?: RequestInit): Promise<Response>;
}

type OpenDoor = (apiServer: ApiServer) => Promise<Door>;

const inProcess: OpenDoor = async (apiServer) => ({
  get: (path, init) => apiServer.answer(new Request(`https://small-site.cdn.prismic.io${path}`, init)),
  [Symbol.asyncDispose]: async () => {},
});

const throughSocket: OpenDoor = async (apiServer) => {
  const server = await serveContent({ answer: (request) => apiServer.answer(request) });
  return {
    get: (path, init) => fetch(server.origin + path, init),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};

function answererOf(version: Version, token?: string): ApiServer {
  return createApiServer({
    settings: smallSettings,
    models: smallModels,
    current: () => version,
    ...(token === undefined ? {} : { token }),
  });
}

describe.each([
  ['in process', inProcess],
  ['through a socket', throughSocket],
])('the repository answers %s:', (_, open) => {
  async function searching(version: Version, query: string) {
    await using door = await open(answererOf(version));
    const response = await door.get(`/api/v2/documents/search?ref=${encodeURIComponent(version.ref)}&${query}`);
    return { status: response.status, body: await response.json() };
  }
  async function idsOf(version: Version, query: string): Promise<string[]> {
    const { body } = await searching(version, query);
    return body.results.map((document: { uid: string | null; type: string }) => document.uid ?? document.type);
  }
  const matching = (version: Version, ...predicates: string[]) =>
    idsOf(version, `lang=*&${predicates.map((predicate) => `q=${encodeURIComponent(`[[${predicate}]]`)}`).join('&')}`);

  test.each(['/api/v2', '/api/v2/'])(
    'The entry at %s names one master ref, the master locale first, and is never cached',
    async (path) => {
      const version = versionOf([]);
      await using door = await open(answererOf(version));
      const response = await door.get(path);
      const body = await response.json();

      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(body.refs).toEqual([{ id: 'master', ref: version.ref, label: 'Master', isMasterRef: true }]);
      expect(body.languages[0]).toEqual({ id: 'en-gb', name: 'English', is_master: true });
      expect(body).toMatchObject({
        integrationFieldsRef: null,
        bookmarks: {},
        tags: [],
        types: { article: 'Article', settings: 'Settings' },
      });
      expect(body.forms.tags.action).toMatch(/^https?:\/\/.*\/api\/tags$/);
    },
  );

  test('A search is answered in pages of 20, of at most 100, and empty beyond the last', async () => {
    const version = versionOf(articles(250));
    const sizes = async (query: string) => {
      const { body } = await searching(version, query);
      return [
        body.results.length,
        body.results_per_page,
        body.total_pages,
        body.next_page !== null,
        body.prev_page !== null,
      ];
    };
    expect(await sizes('')).toEqual([20, 20, 13, true, false]);
    expect(await sizes('pageSize=100')).toEqual([100, 100, 3, true, false]);
    expect(await sizes('pageSize=100&page=2')).toEqual([100, 100, 3, true, true]);
    expect(await sizes('pageSize=100&page=3')).toEqual([50, 100, 3, false, true]);
    expect(await sizes('pageSize=500')).toEqual([100, 100, 3, true, false]);
    expect(await sizes('pageSize=100&page=9')).toEqual([0, 100, 3, false, true]);
  });

  test('A search without a locale is of the master locale, and a search with * of all', async () => {
    const version = versionOf([article('one'), article('eins', { lang: 'de-de' })]);
    expect(await idsOf(version, '')).toEqual(['one']);
    expect(await idsOf(version, 'lang=de-de')).toEqual(['eins']);
    expect(await idsOf(version, 'lang=*')).toEqual(['eins', 'one']);
    expect(await idsOf(version, 'lang=xx-xx')).toEqual([]);
  });

  test('Every operator of a search finds what it says', async () => {
    const version = versionOf([
      article('cheap', { tags: ['a'], data: { title: 'He said "hi"', price: 1, day: '2026-01-01' } }),
      article('dear', {
        tags: ['a', 'b'],
        data: { price: 9, day: '2026-03-01', related: { link_type: 'Document', id: documentId('en-gb-cheap') } },
      }),
      article('köl', { data: { related: { link_type: 'Any' } }, last_publication_date: '2026-05-05T00:00:00+0000' }),
      settings('en-gb', 'Small'),
    ]);
    const cheap = documentId('en-gb-cheap');
    expect(await matching(version, 'at(document.type, "settings")')).toEqual(['settings']);
    expect(await matching(version, 'at(document.type, "article")', 'at(my.article.uid, "köl")')).toEqual(['köl']);
    expect(await matching(version, ':d = at(my.article.title, "He said \\"hi\\"")')).toEqual(['cheap']);
    expect(await matching(version, `at(my.article.related, "${cheap}")`)).toEqual(['dear']);
    expect(await matching(version, 'not(document.type, "article")')).toEqual(['settings']);
    expect(await matching(version, 'at(document.tags, ["a", "b"])')).toEqual(['dear']);
    expect(await matching(version, 'any(document.tags, ["b", "c"])')).toEqual(['dear']);
    expect(await matching(version, 'any(document.type, ["settings"])')).toEqual(['settings']);
    expect(await matching(version, `in(document.id, ["${cheap}"])`)).toEqual(['cheap']);
    expect(await matching(version, 'in(my.article.uid, ["dear", "other"])')).toEqual(['dear']);
    expect(await matching(version, 'has(my.article.related)')).toEqual(['dear']);
    expect(await matching(version, 'missing(my.article.price)')).toEqual(['köl']);
    expect(await matching(version, 'number.gt(my.article.price, 1)')).toEqual(['dear']);
    expect(await matching(version, 'number.lt(my.article.price, 9)')).toEqual(['cheap']);
    expect(await matching(version, 'number.inRange(my.article.price, 0.5, 9)')).toEqual(['cheap', 'dear']);
    expect(await matching(version, `date.after(document.last_publication_date, ${Date.UTC(2026, 4)})`)).toEqual([
      'köl',
    ]);
    expect(await matching(version, 'date.before(my.article.day, "2026-02-01")')).toEqual(['cheap']);
    expect(await matching(version, 'date.between(my.article.day, "2026-02-01", "2026-04-01")')).toEqual(['dear']);
    expect(await matching(version, 'has(my.article.price)][number.gt(my.article.price, 5)')).toEqual(['dear']);
  });

  test.each([
    ['q=[[fulltext(document, "x")]]', 'fulltext is not supported by the local repository'],
    ['q=[[similar(document.id, 3)]]', 'similar is not supported by the local repository'],
    ['graphQuery={}', 'graphQuery is not supported by the local repository'],
    ['q=[[at(document.type, "x")', 'Expected "]", but found the end.'],
    ['q=[[at(nowhere.type, "x")]]', 'Unknown path nowhere.type.'],
  ])('A search that the repository can’t answer, %s, is refused with the place', async (query, message) => {
    const { status, body } = await searching(versionOf([]), query);
    expect([status, body.type, body.message, body.location]).toEqual([400, 'parsing-error', message, 'query']);
    expect(body.column).toBeGreaterThan(0);
  });

  test('A search obeys orderings, descending too, and documents without the value come last', async () => {
    const version = versionOf([
      article('b', { data: { price: 2 } }),
      article('a', { data: { price: 5 } }),
      article('c'),
    ]);
    expect(await idsOf(version, 'orderings=[my.article.price]')).toEqual(['b', 'a', 'c']);
    expect(await idsOf(version, 'orderings=[my.article.uid desc]')).toEqual(['c', 'b', 'a']);
    expect(await idsOf(version, '')).toEqual(['a', 'b', 'c']);
  });

  test('A search needs a ref, which must be known and may have expired', async () => {
    const version = versionOf([]);
    const apiServer = answererOf(version);
    await using door = await open(apiServer);
    const told = async (query: string) => {
      const response = await door.get(`/api/v2/documents/search${query}`);
      const { type, message } = await response.json();
      return { status: response.status, type, message };
    };
    expect(await told('')).toMatchObject({ status: 400, type: 'parsing-error' });
    expect(await told('?ref=other')).toEqual({
      status: 404,
      type: 'api_notfound_error',
      message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${version.ref}`,
    });
    const preview = 'https://small-site.prismic.io/previews/x?websitePreviewId=x';
    expect(await told(`?ref=${encodeURIComponent(preview)}`)).toMatchObject({
      status: 404,
      message: `${preview} not found`,
    });
    apiServer.retire('older');
    expect(await told('?ref=older')).toEqual({
      status: 410,
      type: 'api_validation_error',
      message: `The provided ref is no longer accessible, it has expired. Master ref is: ${version.ref}`,
    });
  });

  test('A private repository wants its token: 401 at the entry, 403 in a search', async () => {
    const version = versionOf([]);
    await using door = await open(answererOf(version, 'sesame'));
    const statuses = async (token: string) => [
      (await door.get(`/api/v2${token}`)).status,
      (await door.get(`/api/v2/documents/search${token}&ref=${version.ref}`)).status,
    ];
    expect(await statuses('?')).toEqual([401, 403]);
    expect(await statuses('?access_token=wrong')).toEqual([401, 403]);
    expect(await statuses('?access_token=sesame')).toEqual([200, 200]);
    expect(await (await door.get('/api/v2')).json()).toMatchObject({
      type: 'api_security_error',
      oauth_initiate: expect.any(String),
    });
    const next = await (
      await door.get(`/api/v2/documents/search?access_token=sesame&ref=${version.ref}&pageSize=1`)
    ).text();
    expect(next).not.toContain('sesame');
  });

  test('The repository refuses other methods and paths in JSON', async () => {
    await using door = await open(answererOf(versionOf([])));
    const post = await door.get('/api/v2', { method: 'POST' });
    const lost = await door.get('/api/v3');
    expect([post.status, lost.status]).toEqual([405, 404]);
    expect([await post.json(), await lost.json()]).toEqual([
      expect.objectContaining({ type: expect.any(String) }),
      expect.anything(),
    ]);
  });

  test('Links know their targets, and a link to nothing is broken', async () => {
    const { body } = await searching(
      versionOf([
        article('from', { data: { related: { link_type: 'Document', id: documentId('en-gb-to'), text: 'Go' } } }),
        article('lost', { data: { links: [{ link_type: 'Document', id: 'gone' }] } }),
        article('to', { tags: ['x'] }),
      ]),
      '',
    );
    const [from, lost] = body.results;
    expect(from.data.related).toMatchObject({
      link_type: 'Document',
      type: 'article',
      uid: 'to',
      lang: 'en-gb',
      tags: ['x'],
      isBroken: false,
      text: 'Go',
    });
    expect(lost.data.links[0]).toMatchObject({
      id: 'gone',
      type: 'broken_type',
      isBroken: true,
      tags: [],
      key: expect.any(String),
    });
    expect(from).toMatchObject({
      url: null,
      linked_documents: [],
      href: expect.stringContaining('/api/v2/documents/search?'),
    });
  });

  test('Translations of a group know each other', async () => {
    const version = versionOf([
      article('why', { group: 'why' }),
      article('warum', { lang: 'de-de', group: 'why' }),
      article('alone'),
    ]);
    const { body } = await searching(version, 'lang=*');
    const alternates = Object.fromEntries(
      body.results.map((document: { uid: string; alternate_languages: { uid: string }[] }) => [
        document.uid,
        document.alternate_languages.map(({ uid }) => uid),
      ]),
    );
    expect(alternates).toEqual({ why: ['warum'], warum: ['why'], alone: [] });
  });

  test('An image has its size and an address with its hash, where its bytes are', async () => {
    const version = versionOf(
      [article('shown', { data: { image: { asset: 'sun.svg', alt: 'A sun' } } })],
      [pictureFile],
    );
    await using door = await open(answererOf(version));
    const { results } = await (await door.get(`/api/v2/documents/search?ref=${version.ref}`)).json();
    const { image } = results[0].data;
    expect(image).toEqual({
      id: pictureFile.sha256.slice(0, 12),
      url: `https://small-site.cdn.prismic.io/small-site/${pictureFile.sha256.slice(0, 12)}_sun.svg`,
      alt: 'A sun',
      copyright: null,
      dimensions: { width: 40, height: 20 },
      edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
    });
    const media = await door.get(`${new URL(image.url).pathname}?auto=compress&w=20`);
    expect(media.headers.get('content-type')).toBe('image/svg+xml');
    expect(new Uint8Array(await media.arrayBuffer())).toEqual(pictureFile.load());
  });

  test('The repository lists each tag once', async () => {
    await using door = await open(
      answererOf(versionOf([article('x', { tags: ['b', 'a'] }), article('y', { tags: ['a'] })])),
    );
    expect(await (await door.get('/api/tags')).json()).toEqual(['a', 'b']);
  });
});

test('The same ref is answered with the same bytes, in process and through a socket', async () => {
  const version = versionOf(articles(30));
  const path = `/api/v2/documents/search?ref=${version.ref}&page=2`;
  const apiServer = answererOf(version);
  const server = await serveContent({ answer: (request) => apiServer.answer(request) });
  await using _ = server;
  const there = await (await fetch(server.origin + path)).text();
  const here = async () =>
    (await answererOf(version).answer(new Request(`https://small-site.cdn.prismic.io${path}`))).text();

  expect(await here()).toBe(await here());
  expect(there.replaceAll(server.origin, 'https://small-site.cdn.prismic.io')).toBe(await here());
});

test('Documents are read once, and again for a request after they were forgotten', async () => {
  let reads = 0;
  const version = createVersion({ ref: 'one', media: [], settings: smallSettings }, () => {
    reads += 1;
    return versionOf(articles(3)).documents();
  });
  const apiServer = answererOf(version);
  const ask = async () => {
    const answer = await apiServer.answer(new Request('https://a.example/api/v2/documents/search?ref=one&lang=*'));
    return (await answer.json()).total_results_size;
  };
  expect([await ask(), await ask(), reads]).toEqual([3, 3, 1]);
  apiServer.forgetDocuments();
  expect([await ask(), reads]).toEqual([3, 2]);
});
