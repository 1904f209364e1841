import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { config } from '../../../config/index.ts';
import type { Snapshot } from '../../../src/content/content-source.ts';
import { openOutput } from '../../../src/export/output/open-output.ts';
import { openStore } from '../../../src/export/output/store.ts';
import { openExport } from '../../../src/pipeline/open-export.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { about, stageTexts } from '../export/output/small-site.ts';
import { plainSeals } from '../support/seals.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

/** An export of content that arrives when `arrive` is called, from a project without sources. */
function lateContent(folder: string) {
  const close = vi.fn();
  const snapshot: Snapshot = { ...snapshotOf(), close };
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetched = promise.then(() => ({
    snapshot,
    pin: { ref: 'ref', integrationFieldsRef: null },
    findings: [],
    isFresh: true,
    changesSince: () => undefined,
    documentCount: 0,
  }));
  const input = {
    config,
    content: {
      kind: 'embedded' as const,
      name: 'late content',
      fileOf: () => undefined,
      fetch: () => fetched,
      fetchRef: async () => 'ref',
      fetchMedia: () => Promise.reject(new Error('No media.')),
    },
    root: join(folder, 'no-project'),
    workFolder: join(folder, 'work'),
    out: join(folder, 'out'),
    selection: { locales: [], routes: [] },
    kind: 'site' as const,
    options: {
      workers: 1,
      hasImages: false,
      isStrict: false,
      isPlain: false,
      isContentChosen: false,
      allowsRemovals: false,
      allowsHeld: false,
      writesRedirects: false,
    },
    redirects: [],
    publicFolder: undefined,
    now: new Date('2026-11-22'),
    seals: plainSeals,
    progress: {
      fetched() {},
      compiled() {},
      planned() {},
      rendering() {},
      rendered() {},
      optimizing() {},
      optimized() {},
      checked() {},
      patched() {},
    },
  };
  return { input, arrive: resolve, close };
}

test('A snapshot that arrives after the compiler has failed is closed before the lock is released', async () => {
  using folder = temporaryFolder();
  const { input, arrive, close } = lateContent(folder.path);
  const open = await openExport(input);
  await expect(open.load()).rejects.toThrow();
  arrive();
  await open[Symbol.asyncDispose]();
  expect(close).toHaveBeenCalledOnce();
  await using again = await openExport(input);
  expect(again.stores.workFolder).toBe(input.workFolder);
});

test('An export whose content cannot be fetched releases its lock', async () => {
  using folder = temporaryFolder();
  const { input } = lateContent(folder.path);
  const failing = { ...input, content: { ...input.content, fetch: () => Promise.reject(new Error('No content.')) } };
  const open = await openExport(failing);
  await expect(open.load()).rejects.toThrow();
  await open[Symbol.asyncDispose]();
  await using again = await openExport(failing);
  expect(again.stores.workFolder).toBe(input.workFolder);
});

test('An export without images does not begin where a site with images is', async () => {
  using folder = temporaryFolder();
  const { input } = lateContent(folder.path);
  const { out, workFolder, root } = input;
  const store = openStore(join(workFolder, 'store'));
  const output = await openOutput({ out, workFolder, projectFolder: root, store, seals: input.seals });
  await (await stageTexts(output, store, 'whole')).publish(about);
  await output.close();
  await expect(openExport(input)).rejects.toMatchObject({ code: 'output-refused' });
  await using other = await openExport({ ...input, out: join(folder.path, 'other') });
  expect(other.output.published()).toBeUndefined();
});
