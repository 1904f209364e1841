import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentSource, FetchedContent } from '../../../../src/content/content-source.ts';
import { indexModels } from '../../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { createFieldsOf, type FieldValue } from '../../../../src/content/models/walk-fields.ts';
import { fieldsWithPlaceholders } from '../../../../src/content/placeholders.ts';
import { createContentSource } from '../../../../src/content/prismic-source.ts';
import { unfilledIn } from '../../../../src/rules/fill-in.ts';
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

test('The fields whose texts have placeholders are those of the list, and their placeholders, too', () => {
  const { snapshot } = fetched;
  const fieldsOf = createFieldsOf(indexModels(loadModels()));
  const texts = snapshot.heads().flatMap(({ id }) => {
    const document = snapshot.document(id);
    return document ? fieldsOf(document).flatMap(textIn) : [];
  });
  const listed = Object.entries(fieldsWithPlaceholders).flatMap(([owner, fields]) =>
    Object.entries(fields).map(([name, placeholders]) => ({ owner, name, placeholders })),
  );
  const written = new Set(texts.map(({ owner, name }) => `${owner} ${name}`));
  expect(listed.filter(({ owner, name }) => !written.has(`${owner} ${name}`))).toEqual([]);
  const known = new Map(listed.map(({ owner, name, placeholders }) => [`${owner} ${name}`, placeholders]));
  const open = texts.filter(({ owner, name, text }) => {
    const { unknown, rest } = unfilledIn(text, known.get(`${owner} ${name}`) ?? []);
    return unknown.length > 0 || /[{}]/.test(rest);
  });
  expect(open).toEqual([]);
});

function textIn({ owner, name, value }: FieldValue): { owner: string; name: string; text: string }[] {
  const text: unknown = typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
  return typeof text === 'string' ? [{ owner, name, text }] : [];
}
