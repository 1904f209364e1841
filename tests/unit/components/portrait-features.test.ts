import { expect, test } from 'vitest';
import { featuresOf } from '../../../src/components/portrait-features.ts';
import { beards } from '../../../src/components/portrait-shapes.ts';

test('A person has the same face on every page', () => {
  expect(featuresOf('noor-haddad')).toEqual(featuresOf('noor-haddad'));
});

test('A person has the same face in any spelling of the id', () => {
  expect(featuresOf(' Maja')).toEqual(featuresOf('maja'));
});

test('A person whose id is a word of JavaScript has a face', () => {
  expect(featuresOf('constructor').sky).toMatch(/^#/);
});

test('Different people have different faces', () => {
  const people = ['maja', 'ines', 'ada', 'sam', 'tom', 'noor', 'pekka', 'jana', 'ole', 'lina'];
  const faces = new Set(people.map((person) => JSON.stringify(featuresOf(person))));
  expect(faces.size).toBe(people.length);
});

test('No portrait wears the colour of its sky', () => {
  const people = Array.from({ length: 200 }, (_, index) => featuresOf(`person-${index}`));
  expect(people.filter(({ sky, clothes }) => clothes.includes(sky))).toEqual([]);
});

test('The mouth in a portrait never has the colour of the beard around it', () => {
  const people = Array.from({ length: 200 }, (_, index) => featuresOf(`person-${index}`));
  const bearded = people.filter(({ beard }) => beard !== undefined && beard !== beards.moustache);
  expect(bearded.length).toBeGreaterThan(0);
  expect(bearded.filter(({ mouth, hairColour }) => mouth === hairColour)).toEqual([]);
});
