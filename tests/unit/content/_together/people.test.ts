import { expect, test } from 'vitest';
import { lookOf } from '../../../../src/components/portrait/look.ts';
import { contentOf } from '../../../sites/embedded-content.ts';
import { embeddedValues } from '../../../sites/embedded-texts.ts';

const rows = contentOf('en-gb', 'portraits').data.people;

/** People with a portrait, by its id, on each page of each market. Scenes name nobody beside a request. */
const shown = embeddedValues().flatMap(({ file, lang, value }) => {
  const fields = value as Readonly<Record<string, unknown>>;
  const person = fields.name ?? fields.author ?? fields.quote_author ?? fields.user_name;
  return [fields.portrait, fields.quote_portrait, fields.user_portrait, fields.request_person]
    .filter((portrait) => typeof portrait === 'string')
    .map((portrait) => ({ file, lang, portrait, person: portrait === fields.request_person ? null : person }));
});
const named = shown.filter(({ person }) => typeof person === 'string');

/** What makes a face: another background, other clothes and another tilt make no other person. */
function faceOf(portrait: string): string {
  const { sky: _, clothes: __, garment: ___, tilt: ____, ...face } = lookOf(portrait, rows);
  return JSON.stringify(face);
}

function distinct<Item>(items: readonly Item[]): number {
  return new Set(items).size;
}

test('Two people of the site are never one drawing, on any page of any market', () => {
  expect(named.length).toBeGreaterThan(0);
  const everybody = [...shown.map(({ portrait }) => portrait), ...rows.flatMap(({ person }) => person ?? [])];
  const faces = Map.groupBy(new Set(everybody), faceOf);
  expect([...faces.values()].filter((people) => people.length > 1)).toEqual([]);
});

test('A named person has one portrait on all pages and in all languages', () => {
  const pairs = new Set(named.map(({ portrait, person }) => `${person}: ${portrait}`));
  expect([...pairs]).toHaveLength(distinct(named.map(({ person }) => person)));
});

test('The look of each person of the site is chosen, and nobody has two rows', () => {
  const chosen = rows.map(({ person }) => person);
  expect(distinct(chosen)).toBe(chosen.length);
  expect(shown.filter(({ portrait }) => !chosen.includes(portrait))).toEqual([]);
});
