import { expect, test } from 'vitest';
import { featuresOf } from '../../../../src/components/portrait-features.ts';
import { embeddedValues } from '../../../sites/embedded-texts.ts';

/** People with a name, by the id of their portrait. */
const named = embeddedValues().flatMap(({ value }) => {
  const fields = value as Readonly<Record<string, unknown>>;
  const portrait = fields.portrait ?? fields.user_portrait;
  const person = fields.name ?? fields.author ?? fields.user_name;
  return typeof portrait === 'string' && typeof person === 'string' ? [{ portrait, person }] : [];
});

/** What makes a face: another background and other clothes make no other person. */
function faceOf(portrait: string): string {
  const { sky: _, clothes: __, ...face } = featuresOf(portrait);
  return JSON.stringify(face);
}

function distinct<Item>(items: readonly Item[]): number {
  return new Set(items).size;
}

test('Two named people are never one drawing', () => {
  expect(named.length).toBeGreaterThan(0);
  const people = new Map(named.map(({ portrait, person }) => [person, faceOf(portrait)]));
  expect(distinct([...people.values()])).toBe(people.size);
});

test('A named person has one portrait on all pages and in all languages', () => {
  const pairs = new Set(named.map(({ portrait, person }) => `${person}: ${portrait}`));
  expect([...pairs]).toHaveLength(distinct(named.map(({ person }) => person)));
});
