import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

const companies = [
  { label: 'Cafés Ltd', amount: 400 },
  { label: 'Mill Ltd', amount: 100 },
];

test('A map of companies names each with its sum, and the sum of all', () => {
  const markup = sceneMarkup({ kind: 'entity_map', rows: companies, total: 500 });
  expect(markup).toMatch(/£500\.00.*Cafés Ltd.*£400\.00.*Mill Ltd.*£100\.00/);
});

test('A map of companies builds the houses by their sums, the largest as tall as there is room', () => {
  const tops = [...sceneMarkup({ kind: 'entity_map', rows: companies }).matchAll(/d="M\d+ (\d+)H\d+V250H\d+z"/g)];
  expect(tops.map(([, top]) => Number(top))).toEqual([38, 149]);
});

test('Two companies that do the same have houses of one kind, in whatever order they stand', () => {
  const clinics = companies.map((company) => ({ ...company, category: 'service' }) as const);
  const crosses = sceneMarkup({ kind: 'entity_map', rows: clinics }).match(/h10v10h10v10h-10v10h-10v-10h-10v-10h10z/g);
  expect(crosses).toHaveLength(2);
});
