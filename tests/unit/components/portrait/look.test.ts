import { expect, test } from 'vitest';
import { cloths, hairColours, skies } from '../../../../src/components/portrait/colours.ts';
import { type ChosenLook, lookOf } from '../../../../src/components/portrait/look.ts';

const strangers = Array.from({ length: 300 }, (_, index) => lookOf(`person-${index}`, []));

test('A person has the same face on every page, in any spelling of the id', () => {
  expect(lookOf('noor-haddad', [])).toEqual(lookOf(' Noor-Haddad', []));
});

test('Different people have different faces', () => {
  expect(new Set(strangers.map((look) => JSON.stringify(look))).size).toBeGreaterThan(290);
});

test('A person looks as editors chose, and as the id says where they left a feature open', () => {
  const row: ChosenLook = { person: 'Noor-Haddad', hair: 'headscarf', hair_colour: null };
  const { hair: _, ...chosen } = lookOf('noor-haddad', [{ person: null, hair: 'bald' }, row]);
  const { hair: __, ...derived } = lookOf('noor-haddad', []);
  expect(lookOf('noor-haddad', [row]).hair).toBe('headscarf');
  expect(chosen).toEqual(derived);
});

test('A person whose id is a word of JavaScript has a face', () => {
  expect(lookOf('constructor', []).sky).toBeTypeOf('string');
});

test('Nobody’s clothes or hair have the colour of the sky unless editors want it', () => {
  const lost = strangers.filter(({ sky, clothes, hair_colour }) =>
    [...cloths[clothes], ...hairColours[hair_colour]].some((colour) => colour === skies[sky]),
  );
  expect(lost).toEqual([]);
});

test('What says something about a faith is never guessed from a name', () => {
  const hairs = new Set(strangers.map(({ hair }) => hair));
  expect(hairs.has('headscarf') || hairs.has('turban')).toBe(false);
});
