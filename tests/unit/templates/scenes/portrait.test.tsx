import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../../../src/components/portrait-features.ts';
import { Portrait } from '../../../../src/templates/components/Portrait.tsx';
import { samplePage } from '../../support/sample-page.ts';

describe('a person', () => {
  test('has the same face wherever they appear', () => {
    expect(featuresOf('noor-haddad')).toEqual(featuresOf('noor-haddad'));
  });

  test('is known in any spelling of the id', () => {
    expect(featuresOf(' Maja')).toEqual(featuresOf('maja'));
  });

  test('whose id is a word of the language has a face too', () => {
    expect(featuresOf('constructor').sky).toMatch(/^#/);
  });
});

test('people look different', () => {
  const people = ['maja', 'ines', 'ada', 'sam', 'tom', 'noor', 'pekka', 'jana', 'ole', 'lina'];
  const faces = new Set(people.map((person) => JSON.stringify(featuresOf(person))));
  expect(faces.size).toBe(people.length);
});

test('nobody wears the colour of their sky', () => {
  const people = Array.from({ length: 200 }, (_, index) => featuresOf(`person-${index}`));
  expect(people.filter(({ sky, clothes }) => clothes.includes(sky))).toEqual([]);
});

test('a portrait beside a name says nothing; alone it has one', () => {
  const { html } = samplePage();
  expect(html(<Portrait person="maja" />)).toContain('alt=""');
  expect(html(<Portrait person="maja" label="Maja Lindqvist" />)).toContain('alt="Maja Lindqvist"');
});
