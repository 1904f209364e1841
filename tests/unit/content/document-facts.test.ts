import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptanceSources } from '../../../src/content/acceptance-version.ts';
import { documentFacts } from '../support/document-facts.ts';
import { anySlice, documentOf, sliceOf } from '../support/document-of.ts';

const form = { link_type: 'Document', id: 'F1', type: 'lead_form', tags: [], lang: 'en-gb' };

test('A relationship is a fact with its field, its label and the types that the field may hold, with their labels', () => {
  const slices = [sliceOf('form', 'card', { lead_form: form }), anySlice({ slice_type: 'unknown', primary: { form } })];
  expect(documentFacts(documentOf('page', { slices })).relationships).toEqual([
    {
      field: 'slices[0].primary.lead_form',
      label: 'Lead form',
      types: ['lead_form'],
      typeLabels: ['Lead form'],
      target: 'F1',
    },
  ]);
});

test('Only texts with plural forms are facts, also malformed ones', () => {
  const data = { ebook_pages: '{pages, plurals, one {# page}}', loading: 'Loading {page}, please wait' };
  expect(documentFacts(documentOf('global_strings', data)).plurals).toEqual([
    { field: 'ebook_pages', label: expect.any(String), text: data.ebook_pages, placeholders: 1 },
  ]);
});

test('Only texts with a placeholder or a brace that nothing fills in are facts, with what the field has', () => {
  const data = { event_minutes: '{minute} min', ebook_pages: '{pages', salary_per_year: '{salary} a year' };
  expect(documentFacts(documentOf('global_strings', data)).unfilled).toEqual([
    {
      field: 'ebook_pages',
      label: expect.any(String),
      text: '{pages',
      placeholders: ['pages'],
      unknown: [],
      hasStrayBrace: true,
    },
    {
      field: 'event_minutes',
      label: expect.any(String),
      text: '{minute} min',
      placeholders: ['minutes'],
      unknown: ['minute'],
      hasStrayBrace: false,
    },
  ]);
});

test('The fields of the page as a whole and the tags are facts, and its slices are not', () => {
  const page = documentOf(
    'page',
    { title: 'Cards', noindex: true, slices: [sliceOf('faq', 'grouped')] },
    { tags: ['local'] },
  );
  const { type, tags, data } = documentFacts(page);
  expect([type, tags]).toEqual(['page', ['local']]);
  expect(data).toMatchObject({ title: 'Cards', noindex: true, meta_title: null });
  expect(data).not.toHaveProperty('slices');
});

test('A document of any form has facts', () => {
  const facts = documentFacts({ type: 'page', tags: 7, data: { title: 7, slices: 'none', parent: [{ id: 7 }] } });
  expect(facts).toMatchObject({ tags: [], data: { title: 7 }, relationships: [], plurals: [], unfilled: [] });
});

test('The version of the stored documents follows from every module that their form depends on', () => {
  const folder = join(import.meta.dirname, '../../../src/content');
  const sources = new Set(acceptanceSources());
  const imported = [...sources].flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';/gms)].map(
      ([, to = '']) => join(path, '..', to),
    ),
  );
  expect(imported.filter((path) => !sources.has(path))).toEqual([]);
  expect(imported.length).toBeGreaterThan(readdirSync(join(folder, 'validation')).length);
});
