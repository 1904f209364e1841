import { expect, test } from 'vitest';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { createContentSource } from '../../../../src/content/prismic-source.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeals } from '../../support/seals.ts';

// The test reads every document of the content.
test('The embedded content is as its models say', { timeout: 30_000 }, async () => {
  using folder = temporaryFolder();
  const source = createContentSource({
    prismic: undefined,
    cacheFolder: folder.path,
    seals: plainSeals,
    models: loadModels(),
  });
  const { snapshot, findings, documentCount } = await source.fetch();
  snapshot.close();

  expect(source.name).toBe('embedded content');
  expect(
    findings.map(({ message, document }) => `${document?.lang} ${document?.uid} ${document?.field}: ${message}`),
  ).toEqual([]);
  expect(documentCount).toBeGreaterThan(0);
});

test('Media of the embedded content comes from its folder, at the address that its documents give', {
  timeout: 30_000,
}, async () => {
  using folder = temporaryFolder();
  const source = createContentSource({
    prismic: undefined,
    cacheFolder: folder.path,
    seals: plainSeals,
    models: loadModels(),
  });
  const { snapshot } = await source.fetch();
  const all = snapshot.heads().map(({ id }) => JSON.stringify(snapshot.document(id)));
  snapshot.close();
  const [address] = /https:\/\/helios\.cdn\.prismic\.io\/helios\/[0-9a-f]{12}_[^"]+/.exec(all.join('')) ?? [];

  expect(address).toBeDefined();
  expect((await source.fetchMedia(String(address))).byteLength).toBeGreaterThan(0);
});
