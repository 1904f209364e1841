import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentSource, FetchedContent } from '../../../../src/content/content-source.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { createContentSource } from '../../../../src/content/prismic-source.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeals } from '../../support/seals.ts';

const folder = temporaryFolder();
let source: ContentSource;
let fetched: FetchedContent;

// Every document of the content is read.
beforeAll(async () => {
  const settings = { prismic: undefined, cacheFolder: folder.path, seals: plainSeals, models: loadModels() };
  source = createContentSource(settings);
  fetched = await source.fetch();
}, 60_000);
afterAll(() => {
  fetched?.snapshot.close();
  folder[Symbol.dispose]();
});

test('The embedded content is as its models say', () => {
  const { findings, documentCount } = fetched;
  expect(source.name).toBe('embedded content');
  expect(
    findings.map(({ message, document }) => `${document?.lang} ${document?.uid} ${document?.field}: ${message}`),
  ).toEqual([]);
  expect(documentCount).toBeGreaterThan(0);
});

test('Media of the embedded content comes from its folder, at the address that its documents give', async () => {
  const { snapshot } = fetched;
  const all = snapshot.heads().map(({ id }) => JSON.stringify(snapshot.document(id)));
  const [address] = /https:\/\/helios\.cdn\.prismic\.io\/helios\/[0-9a-f]{12}_[^"]+/.exec(all.join('')) ?? [];

  expect(address).toBeDefined();
  expect((await source.fetchMedia(String(address))).byteLength).toBeGreaterThan(0);
});
