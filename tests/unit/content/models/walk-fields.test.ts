import { expect, test } from 'vitest';
import { indexModels } from '../../../../src/content/models/fields-of.ts';
import { createFieldsOf } from '../../../../src/content/models/walk-fields.ts';
import { smallModels } from '../../../sites/small-models.ts';

const fieldsOf = createFieldsOf(indexModels(smallModels));
const filled = (data: object) =>
  fieldsOf({ type: 'article', data })
    .filter(({ value }) => value !== undefined)
    .map(({ path, label }) => [path, label]);

test('Each field has the path of its value and the label of its model, in groups, lists and slices too', () => {
  const data = {
    title: 'Lamp',
    links: [{ link_type: 'Any' }, { link_type: 'Any' }],
    rows: [{ name: 'a', cells: [{ amount: 1 }] }],
    slices: [{ slice_type: 'teaser', variation: 'default', primary: { heading: 'Hello' } }],
  };
  expect(filled(data)).toEqual([
    ['title', 'Title'],
    ['links[0]', 'Links'],
    ['links[1]', 'Links'],
    ['rows[0].name', 'Name'],
    ['rows[0].cells[0].amount', 'Amount'],
    ['slices[0].primary.heading', 'Heading'],
  ]);
});

test('Each field has its owner, a type or a slice with its variation, and its name with those of its groups', () => {
  const data = {
    rows: [{ name: 'a', cells: [{ amount: 1 }] }],
    links: [{ link_type: 'Any' }],
    slices: [{ slice_type: 'teaser', variation: 'default', primary: { heading: 'Hello' } }],
  };
  const named = fieldsOf({ type: 'article', data }).filter(({ value }) => value !== undefined);
  expect(named.map(({ owner, name }) => [owner, name]).sort()).toEqual([
    ['article', 'links'],
    ['article', 'rows.cells.amount'],
    ['article', 'rows.name'],
    ['teaser/default', 'heading'],
  ]);
});

test('Malformed values and unknown slices and types have no fields', () => {
  expect(
    filled({ rows: 'none', slices: [null, { slice_type: 'carousel', variation: 'default', primary: {} }] }),
  ).toEqual([]);
  expect(fieldsOf({ type: 'poem', data: { title: 'x' } })).toEqual([]);
});
