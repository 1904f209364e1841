import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FetchedContent } from '../../../src/content/content-source.ts';
import { createContentSource } from '../../../src/content/prismic-source.ts';
import { type ApiServer, createApiServer } from '../../../src/content/repository/api-server.ts';
import type { Version } from '../../../src/content/repository/published.ts';
import type { HeliosError } from '../../../src/site/helios-error.ts';
import { type ContentServer, type ServeOptions, serveContent } from '../../sites/content-server.ts';
import { fakeClock } from '../../sites/fake-clock.ts';
import { smallModels } from '../../sites/small-models.ts';
import { article, articles, documentId, smallSettings, versionOf } from '../../sites/small-repository.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeals } from '../support/seals.ts';

const token = 'very secret+token';
const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => said.push(...parts));
});
afterEach(() => vi.restoreAllMocks());

/** A repository whose published version can be replaced, behind a socket. */
async function repository(version: Version, options: Partial<ServeOptions> & { token?: string } = {}) {
  let published = version;
  const apiServer: ApiServer = createApiServer({
    settings: smallSettings,
    models: smallModels,
    current: () => published,
    ...(options.token === undefined ? {} : { token: options.token }),
  });
  const server = await serveContent({ answer: (request) => apiServer.answer(request), ...options });
  const publish = (next: Version, { retiring = false } = {}) => {
    if (retiring) apiServer.retire(published.ref);
    published = next;
  };
  return { server, publish, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

function sourceOf({ origin }: Pick<ContentServer, 'origin'>, cacheFolder: string) {
  return createContentSource({
    prismic: { name: 'small-site', endpoint: `${origin}/api/v2`, token },
    cacheFolder,
    seals: plainSeals,
    models: smallModels,
    clock: fakeClock(),
  });
}

function titlesIn({ snapshot }: FetchedContent): unknown[] {
  return snapshot.heads().map(({ id }) => (snapshot.document(id)?.data as { title?: unknown } | undefined)?.title);
}

async function failureOf(fetching: Promise<unknown>): Promise<HeliosError> {
  return fetching.then(
    () => expect.fail('It should have failed.'),
    (error: HeliosError) => error,
  );
}

test('A whole repository is read, page by page, in every locale', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf([...articles(250), article('eins', { lang: 'de-de' })]));
  const content = await sourceOf(site.server, folder.path).fetch();

  expect(content).toMatchObject({ isFresh: true, documentCount: 251, findings: [] });
  expect(site.server.requests.filter((path) => path.includes('/documents/search'))).toHaveLength(3);
  content.snapshot.close();
});

test('An unchanged ref costs one request, and nothing is read', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf(articles(3)));
  const first = await sourceOf(site.server, folder.path).fetch();
  first.snapshot.close();
  const before = site.server.requests.length;
  const second = await sourceOf(site.server, folder.path).fetch();

  expect(second).toMatchObject({ isFresh: false, documentCount: 3 });
  expect(site.server.requests.slice(before).map((path) => path.split('?')[0])).toEqual(['/api/v2']);
  second.snapshot.close();
});

test('A ref whose searches were answered without documents for a moment is read again', async () => {
  using folder = temporaryFolder();
  let isBroken = true;
  const edit = (json: object) => ({ ...json, results: [], results_size: 0, total_results_size: 0, total_pages: 0 });
  await using site = await repository(versionOf(articles(3)), {
    onRequest: (url) => (isBroken && url.pathname.endsWith('/search') ? { kind: 'edit', edit } : undefined),
  });
  const broken = await sourceOf(site.server, folder.path).fetch();
  expect(broken).toMatchObject({ isFresh: true, documentCount: 0, findings: [{ code: 'empty-site' }] });
  broken.snapshot.close();
  isBroken = false;
  const recovered = await sourceOf(site.server, folder.path).fetch();

  expect(recovered).toMatchObject({ isFresh: true, documentCount: 3, findings: [], pin: broken.pin });
  recovered.snapshot.close();
});

test('A ref that was just asked for is not asked for again', async () => {
  using folder = temporaryFolder();
  const version = versionOf(articles(3));
  await using site = await repository(version);
  const content = await createContentSource({
    prismic: { name: 'small-site', endpoint: `${site.server.origin}/api/v2`, token: undefined },
    cacheFolder: folder.path,
    seals: plainSeals,
    models: smallModels,
    pin: { ref: version.ref, integrationFieldsRef: null },
  }).fetch();
  expect(content).toMatchObject({ documentCount: 3, pin: { ref: version.ref } });
  expect(site.server.requests.map((path) => path.split('?')[0])).toEqual(['/api/v2/documents/search']);
  content.snapshot.close();
});

test('Changed models make an unchanged ref be read again', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf(articles(1)));
  (await sourceOf(site.server, folder.path).fetch()).snapshot.close();
  const models = { ...smallModels, slices: [] };
  const prismic = { name: 'small-site', endpoint: `${site.server.origin}/api/v2`, token: undefined };
  const content = await createContentSource({ prismic, cacheFolder: folder.path, seals: plainSeals, models }).fetch();
  expect(content.isFresh).toBe(true);
  content.snapshot.close();
});

test('A new version brings what changed, and takes away what is gone', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf([article('kept'), article('changed'), article('gone')]));
  const before = await sourceOf(site.server, folder.path).fetch();
  const hashes = new Map(before.snapshot.heads().map(({ uid, hash }) => [uid, hash]));
  site.publish(versionOf([article('kept'), article('changed', { data: { title: 'New' } }), article('added')]));
  const after = await sourceOf(site.server, folder.path).fetch();

  expect(after.snapshot.heads().map(({ uid, hash }) => [uid, hash === hashes.get(uid)])).toEqual([
    ['added', false],
    ['changed', false],
    ['kept', true],
  ]);
  // An open old snapshot still has the old content.
  expect(before.snapshot.heads().map(({ uid }) => uid)).toEqual(['changed', 'gone', 'kept']);
  before.snapshot.close();
  after.snapshot.close();
});

test('Publishing a document does not change those that link to it', async () => {
  using folder = temporaryFolder();
  const target = article('target');
  const from = article('from', { data: { related: { link_type: 'Document', id: target.id } } });
  await using site = await repository(versionOf([from, target]));
  const before = await sourceOf(site.server, folder.path).fetch();
  site.publish(
    versionOf([from, { ...target, last_publication_date: '2026-09-09T00:00:00+0000', data: { title: 'New' } }]),
  );
  const after = await sourceOf(site.server, folder.path).fetch();

  const changed = after.snapshot.heads().filter(({ hash }, index) => hash !== before.snapshot.heads()[index]?.hash);
  expect(changed.map(({ uid }) => uid)).toEqual(['target']);
  before.snapshot.close();
  after.snapshot.close();
});

test.each([
  ['stays readable', false],
  ['expires', true],
])('Publishing before any request never mixes two versions (the old ref %s)', async (_, retiring) => {
  const [older, newer] = [
    versionOf(articles(350, { data: { title: 'old' } })),
    versionOf(articles(340, { data: { title: 'new' } })),
  ];
  for (let boundary = 0; boundary <= 5; boundary += 1) {
    using folder = temporaryFolder();
    let publish = () => {};
    await using site = await repository(older, {
      onRequest: (_url, index) => {
        if (index === boundary) publish();
        return undefined;
      },
    });
    publish = () => site.publish(newer, { retiring });
    const content = await sourceOf(site.server, folder.path).fetch();
    const titles = titlesIn(content);

    expect(new Set(titles).size).toBe(1);
    expect(titles).toHaveLength(titles[0] === 'old' ? 350 : 340);
    expect(content.snapshot.ref).toBe(titles[0] === 'old' ? older.ref : newer.ref);
    if (retiring && boundary < 5) expect(titles[0]).toBe('new');
    content.snapshot.close();
  }
  expect(said).toEqual([]);
});

test('A page of another search (a count that differs) makes the read start again', async () => {
  using folder = temporaryFolder();
  const version = versionOf(articles(150));
  const apiServer = createApiServer({ settings: smallSettings, models: smallModels, current: () => version });
  let lies = 1;
  await using site = await repository(version, {
    async answer(request) {
      const response = await apiServer.answer(request);
      if (!request.url.includes('page=2') || lies === 0) return response;
      lies -= 1;
      return Response.json({ ...(await response.json()), total_results_size: 149 });
    },
  });
  const content = await sourceOf(site.server, folder.path).fetch();
  expect([content.documentCount, site.server.requests.filter((path) => path.includes('page=2')).length]).toEqual([
    150, 2,
  ]);
  content.snapshot.close();
});

const searchOf = (edit: (json: Record<string, unknown>) => object, page = 2) => ({
  onRequest: (url: URL) =>
    url.searchParams.get('page') === String(page) ? ({ kind: 'edit', edit } as const) : undefined,
});
const resultsOf = (json: Record<string, unknown>) => json.results as { id: string }[];

test.each([
  [
    'is short',
    (json: Record<string, unknown>) => ({ ...json, results: resultsOf(json).slice(1) }),
    'Helios asked for page 2 of 3 and got 99 of its 100 documents.',
  ],
  [
    'repeats a document',
    (json: Record<string, unknown>) => ({
      ...json,
      results: [{ ...resultsOf(json)[0], id: 'en-gb-a0--------' }, ...resultsOf(json).slice(1)],
    }),
    'The document "en-gb-a0--------" came twice: on page 1 and on page 2.',
  ],
  [
    'has a document twice',
    (json: Record<string, unknown>) => ({
      ...json,
      results: [resultsOf(json)[1], ...resultsOf(json).slice(1)],
    }),
    'The document "en-gb-a19-------" came twice: on page 2 alone.',
  ],
  [
    'is another page',
    (json: Record<string, unknown>) => ({ ...json, page: 1 }),
    'Helios asked for page 2 of 3 and got page 1.',
  ],
  [
    'counts other documents',
    (json: Record<string, unknown>) => ({ ...json, total_results_size: 249 }),
    'The number of documents changed from 250 on page 1 to 249 on page 2.',
  ],
  [
    'counts other pages',
    (json: Record<string, unknown>) => ({ ...json, total_pages: 4 }),
    'The number of pages changed from 3 on page 1 to 4 on page 2.',
  ],
])('A page of results that %s each time is reported as it was seen, and not as publishing', async (_, edit, seen) => {
  using folder = temporaryFolder();
  const version = versionOf(articles(250));
  await using site = await repository(version, searchOf(edit));
  const error = await failureOf(sourceOf(site.server, folder.path).fetch());

  expect(error).toMatchObject({ code: 'repository-answer', exitCode: 2 });
  expect(error.message).toBe(
    `Helios could not read the content in 3 attempts. ${seen} The ref ${version.ref} did not change, so nobody has published meanwhile.`,
  );
});

test('A repository that counts a thousand million pages is not asked for them', async () => {
  using folder = temporaryFolder();
  const endless = (json: Record<string, unknown>) => ({ ...json, total_pages: 1e9, results_per_page: 0, results: [] });
  await using site = await repository(versionOf(articles(3)), searchOf(endless, 1));
  const error = await failureOf(sourceOf(site.server, folder.path).fetch());
  expect(error.message).toContain('Page 1 counts 3 documents on 1000000000 pages with up to 0 documents each.');
});

test('Content that changes each time it is read is an outage, and the stored snapshot stays', async () => {
  using folder = temporaryFolder();
  let publishNext = () => {};
  await using site = await repository(versionOf(articles(1)), {
    onRequest: (url) => {
      if (url.pathname.endsWith('search')) publishNext();
      return undefined;
    },
  });
  (await sourceOf(site.server, folder.path).fetch()).snapshot.close();
  let count = 0;
  publishNext = () => {
    count += 1;
    site.publish(versionOf(articles(1, { data: { title: `${count}` } })), { retiring: true });
  };
  site.publish(versionOf(articles(2)));
  const error = await failureOf(sourceOf(site.server, folder.path).fetch());

  expect(error).toMatchObject({
    code: 'content-changed',
    exitCode: 75,
    message: expect.stringMatching(/in 6 attempts, and its ref has changed from \S+ to \S+: someone is publishing\./),
  });
  expect(count).toBeGreaterThanOrEqual(6);
});

test.each([
  ['an answer cut short in transit', { kind: 'truncate' }],
  ['an answer that is half a JSON', { kind: 'cut' }],
  ['a connection reset', { kind: 'reset' }],
  ['429 without Retry-After', { kind: 'status', status: 429 }],
  ['503 with Retry-After', { kind: 'status', status: 503, headers: { 'retry-after': '1' } }],
] as const)('A page that is %s is asked for again, and the content is whole', async (_, fault) => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf(articles(150)), {
    onRequest: (_url, index) => (index === 2 ? fault : undefined),
  });
  const content = await sourceOf(site.server, folder.path).fetch();
  expect(content.documentCount).toBe(150);
  content.snapshot.close();
});

test.each([
  ['half a JSON each time', { kind: 'cut' }, 'repository-answer'],
  ['500 each time', { kind: 'status', status: 500 }, 'repository-unreachable'],
  ['a page of HTML under 404', { kind: 'status', status: 404, body: '<h1>Not here</h1>' }, 'repository-answer'],
  ['a bad request', { kind: 'status', status: 400, body: '{"message":"No such field"}' }, 'repository-answer'],
  ['a page of HTML under 200', { kind: 'status', status: 200, body: '<h1>Hello</h1>' }, 'repository-answer'],
  ['JSON that is no search answer', { kind: 'status', status: 200, body: '{"hello":1}' }, 'repository-answer'],
] as const)('The answer %s to a search ends the fetch with a plain error', async (_, fault, code) => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf(articles(1)), {
    onRequest: (url) => (url.pathname.endsWith('search') ? fault : undefined),
  });
  expect(await failureOf(sourceOf(site.server, folder.path).fetch())).toMatchObject({ name: 'HeliosError', code });
});

test('A wrong token is a refusal, an unknown repository too, each with what to look at', async () => {
  using folder = temporaryFolder();
  await using locked = await repository(versionOf([]), { token: 'another' });
  await using absent = await repository(versionOf([]), {
    onRequest: () => ({ kind: 'status', status: 404, body: 'nothing' }),
  });

  expect(await failureOf(sourceOf(locked.server, folder.path).fetch())).toMatchObject({
    code: 'repository-refused',
    hint: expect.stringContaining('HELIOS_PRISMIC_TOKEN'),
  });
  expect(await failureOf(sourceOf(absent.server, folder.path).fetch())).toMatchObject({
    code: 'repository-refused',
    message: expect.stringContaining('There is no repository "small-site" at this address (status 404).'),
    hint: expect.stringContaining('HELIOS_PRISMIC_ENDPOINT'),
  });
});

test('The right token opens a private repository', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf(articles(1)), { token });
  const content = await sourceOf(site.server, folder.path).fetch();
  expect(content.documentCount).toBe(1);
  content.snapshot.close();
});

test('The token is in no error and nothing is printed, whatever goes wrong', async () => {
  using folder = temporaryFolder();
  const faults = [
    { kind: 'status', status: 400, body: JSON.stringify({ message: `bad ${token}` }) },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 404, body: '{}' },
    { kind: 'status', status: 410, body: JSON.stringify({ message: 'Master ref is: x' }) },
    { kind: 'status', status: 500, body: token },
    { kind: 'reset' },
    { kind: 'cut' },
  ] as const;
  for (const fault of faults) {
    for (const from of [0, 1]) {
      await using site = await repository(versionOf(articles(1)), {
        onRequest: (_url, index) => (index >= from ? fault : undefined),
      });
      const error = await failureOf(sourceOf(site.server, folder.path).fetch());
      const cause = error.cause instanceof Error ? error.cause : undefined;
      const told = [
        error.message,
        error.where,
        error.hint,
        error.stack,
        cause?.stack,
        JSON.stringify(cause),
        String(cause?.cause),
      ].join('\n');
      for (const form of [token, encodeURIComponent(token), token.replaceAll(' ', '+')])
        expect(told).not.toContain(form);
    }
  }
  expect(said).toEqual([]);
});

test('Documents of a type that the site does not know are left out, with one warning for the type', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf(articles(2)), {
    async answer(request) {
      const apiServer = createApiServer({
        settings: smallSettings,
        models: smallModels,
        current: () => versionOf(articles(2)),
      });
      return new Response(
        (await (await apiServer.answer(request)).text()).replace('"type":"article"', '"type":"blog_post"'),
      );
    },
  });
  const content = await sourceOf(site.server, folder.path).fetch();
  expect(content.documentCount).toBe(1);
  expect(content.findings).toEqual([
    expect.objectContaining({ severity: 'warning', message: expect.stringContaining('all of its documents (1)') }),
  ]);
  content.snapshot.close();
});

test('A wrong value is a finding as long as it is there, although nothing of it is stored', async () => {
  using folder = temporaryFolder();
  const withDay = (day: string | null) => versionOf([article('a', { data: { title: 'A', day } })]);
  await using site = await repository(withDay(null));
  const fetched = async (day: string | null) => {
    site.publish(withDay(day));
    const content = await sourceOf(site.server, folder.path).fetch();
    const stored = content.snapshot.document(documentId('en-gb-a'));
    const [head] = content.snapshot.heads();
    content.snapshot.close();
    expect(stored?.data).toMatchObject({ title: 'A', day: day === '2026-03-01' ? day : null });
    return { messages: content.findings.map(({ message }) => message), hash: head?.hash };
  };
  const first = await fetched(null);
  const wrong = await fetched('2026-02-30');
  const other = await fetched('2026-02-31');
  expect([first.messages, wrong.messages, other.messages]).toEqual([
    [],
    [expect.stringContaining('but it is "2026-02-30"')],
    [expect.stringContaining('but it is "2026-02-31"')],
  ]);
  expect(new Set([first.hash, wrong.hash, other.hash]).size, 'each version is a change').toBe(3);
  expect(await fetched(null)).toEqual(first);
  expect((await fetched('2026-03-01')).messages).toEqual([]);
});

test('Media is fetched by https alone, and a missing file is an error', async () => {
  using folder = temporaryFolder();
  await using site = await repository(versionOf([]), {
    answer: async ({ url }) => (url.endsWith('/sun.png') ? new Response('bytes') : new Response(null, { status: 404 })),
  });
  const source = sourceOf(site.server, folder.path);

  expect(new TextDecoder().decode(await source.fetchMedia(`${site.server.origin}/sun.png`))).toBe('bytes');
  expect(await failureOf(source.fetchMedia(`${site.server.origin}/moon.png`))).toMatchObject({
    code: 'repository-answer',
    message: expect.stringContaining('404'),
  });
  expect(await failureOf(source.fetchMedia('file:///etc/passwd'))).toMatchObject({ code: 'repository-answer' });
});
