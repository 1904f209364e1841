import { expect, test } from 'vitest';
import { acceptDocument, type ReceivedDocument } from '../../../src/content/accept-document.ts';
import type { JsonObject } from '../../../src/content/json.ts';
import { indexModels } from '../../../src/content/models/fields-of.ts';
import { createWrongValues } from '../../../src/content/validate.ts';
import { withoutWrongValues } from '../../../src/content/without-wrong-values.ts';
import { smallModels } from '../../sites/small-models.ts';
import { article } from '../../sites/small-repository.ts';

const models = indexModels(smallModels);
const wrongValuesIn = createWrongValues(models);

const link = (url: string | number) => ({ key: 'k', link_type: 'Web', url });
const slice = (primary: JsonObject) => ({ slice_type: 'teaser', variation: 'default', primary, items: [] });

function received(data: JsonObject): ReceivedDocument {
  const { tags, first_publication_date, last_publication_date } = article('broken');
  const head = { id: 'broken', type: 'article', uid: 'broken', lang: 'de-de', alternate_languages: [] };
  return acceptDocument({ ...head, tags, first_publication_date, last_publication_date, data }, models);
}

function soundOf(document: ReceivedDocument): ReceivedDocument {
  const wrong = wrongValuesIn(document).map(({ keys }) => keys);
  return withoutWrongValues(document, wrong, models);
}

test('Fields with wrong values get empty, and all else stays', () => {
  const sound = soundOf(
    received({
      title: 'Sound',
      price: -1,
      day: '2026-02-30',
      kind: 'film',
      body: [{ type: 'heading1', text: 'No', spans: [] }],
      rows: [{ name: 'One' }, { name: 'Two', cells: [{ amount: 'many' }, { amount: 2 }] }],
      slices: [
        slice({ heading: 'First' }),
        slice({ heading: 'Second', links: [link(5)] }),
        slice({ heading: 12, links: [link('https://a.example')] }),
      ],
    }),
  );
  expect(wrongValuesIn(sound)).toEqual([]);
  expect(sound.data).toMatchObject({
    title: 'Sound',
    price: null,
    day: null,
    kind: 'tool',
    body: [],
    rows: [{ name: 'One' }, { name: 'Two', cells: [{ amount: null }, { amount: 2 }] }],
    slices: [
      { primary: { heading: 'First' } },
      { primary: { heading: 'Second', links: [] } },
      { primary: { heading: null, links: [{ url: 'https://a.example' }] } },
    ],
  });
});

test('An item of a list that is no object is left out, and a list that is none gets empty', () => {
  expect(soundOf(received({ rows: ['One', { name: 'Two' }] })).data.rows).toMatchObject([{ name: 'Two' }]);
  expect(soundOf(received({ slices: 'none', rows: {} })).data).toMatchObject({ slices: [], rows: [] });
});

test('A document without wrong values in its fields is the same, and so is a slice of an unknown type', () => {
  const unknown = received({ title: 'Sound', slices: [{ slice_type: 'carousel', variation: 'default', primary: {} }] });
  expect(soundOf(unknown)).toEqual(unknown);
  const untagged = { ...received({ title: 'Sound' }), tags: 'none' };
  expect(soundOf(untagged)).toEqual(untagged);
});
