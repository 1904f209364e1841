import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edit, type ServedRepository, serveRepository } from '../../sites/served-repository.ts';
import { expectRefusal } from '../support/run-cli.ts';
import { contentsOf, openWorkplace, reportOf } from '../support/workplace.ts';

/** Every page says which edition of the content it is of. */
const asEdition =
  (edition: number): Edit =>
  (documents) => {
    for (const { type, data } of documents) if (type === 'page') data.meta_description = `This is edition ${edition}.`;
    return documents;
  };

// This export mostly waits between attempts, so it starts first and is checked last.
const restless = exportRestlessContent();

describe('content that changes while it is read', () => {
  const pages = ['--locale', 'en', 'de', 'fi', '--route', '/pricing'];
  let repository: ServedRepository;
  let onRequest: (index: number) => void = () => {};
  let asked = 0;
  let edition = 0;
  const place = openWorkplace();

  const publishNext = () => {
    edition += 1;
    repository.publish(asEdition(edition));
  };

  beforeAll(async () => {
    repository = await serveRepository({
      // More than three hundred documents.
      locales: ['en-gb', 'en-us', 'de-de', 'fi-fi'],
      onRequest() {
        onRequest(asked);
        asked += 1;
        return undefined;
      },
    });
    publishNext();
  });

  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
    place[Symbol.dispose]();
  });

  const exportWhile = async (happens: (index: number) => void) => {
    [asked, onRequest] = [0, happens];
    const run = await place.export(pages, { env: repository.environment });
    onRequest = () => {};
    return run;
  };

  const editionsExported = () =>
    ['en', 'de', 'fi'].map((code) => {
      const html = readFileSync(join(place.out, `helios/${code}/pricing.html`), 'utf8');
      return Number(/This is edition (\d+)\./.exec(html)?.[1]);
    });

  // Request 0 is for the entry, and the next ones are for pages of a hundred documents. The unit test of the source of
  // content publishes before each request; all of them lead to the same snapshot, of which an export is made.
  test('Content published between two requests, with the old ref expired, is exported in its new edition', async () => {
    publishNext();
    const run = await exportWhile((index) => {
      if (index !== 2) return;
      repository.retire();
      publishNext();
    });
    expect(reportOf(run)).toMatchObject({ status: 'published', ref: repository.ref });
    expect(editionsExported()).toEqual([edition, edition, edition]);
  });

  test('Content published during an export, with the old ref still good, is exported in its old edition', async () => {
    publishNext();
    const { ref } = repository;
    const run = await exportWhile((index) => index === 3 && publishNext());
    expect(reportOf(run)).toMatchObject({ status: 'published', ref });
    expect(editionsExported()).toEqual([edition - 1, edition - 1, edition - 1]);
  });
});

test('Content that changes each time it is read ends the export plainly, and the last export is unchanged', async () => {
  const { run, before, after } = await restless;
  expectRefusal(run, {
    code: 75,
    error: 'content-changed',
    says: [/could not read the content in \d attempts, and its ref has changed from \S+ to \S+: someone is publishing/],
  });
  expect(after).toEqual(before);
});

async function exportRestlessContent() {
  using place = openWorkplace();
  let [edition, isRestless] = [0, false];
  const publishNext = () => {
    edition += 1;
    repository.retire();
    repository.publish(asEdition(edition));
  };
  await using repository: ServedRepository = await serveRepository({
    locales: ['en-gb'],
    onRequest(url) {
      if (isRestless && url.pathname.endsWith('/search')) publishNext();
      return undefined;
    },
  });
  const once = () => place.export(['--locale', 'en', '--route', '/pricing'], { env: repository.environment });
  await once();
  const before = contentsOf(place.out);
  isRestless = true;
  publishNext();
  const run = await once();
  return { run, before, after: contentsOf(place.out) };
}
