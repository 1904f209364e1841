import { expect, test } from 'vitest';
import { indexModels } from '../../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { createFieldsOf } from '../../../../src/content/models/walk-fields.ts';
import { checkSpans } from '../../../../src/lint/check-spans.ts';
import { contentOf } from '../../../sites/embedded-content.ts';

const fieldsOf = createFieldsOf(indexModels(loadModels()));

/** The contact page with one bold part in each paragraph that has some. */
const contactWith = (start: number, end: number) => {
  const document = structuredClone(contentOf('en-gb', 'page', 'contact'));
  for (const { model, value } of fieldsOf(document)) {
    if (model.type !== 'StructuredText' || !Array.isArray(value)) continue;
    for (const node of value)
      if (node.spans?.length > 0)
        Object.assign(node, { text: 'Ring Ida now', spans: [{ start, end, type: 'strong' }] });
  }
  return document;
};

test('A bold part that begins or ends inside a word is found, with its place', () => {
  expect(checkSpans(contactWith(5, 7), fieldsOf)[0]).toMatchObject({
    code: 'displaced-span',
    message: expect.stringContaining('Ring [Id]a now'),
    document: { uid: 'contact', lang: 'en-gb', field: expect.stringMatching(/^slices\[\d+\]\.primary\.body\[\d+\]$/) },
  });
  expect(checkSpans(contactWith(2, 8), fieldsOf)).not.toEqual([]);
});

test.each([
  [0, 4],
  [5, 8],
  [0, 12],
])('A bold part of whole words is right: %i to %i', (start, end) => {
  expect(checkSpans(contactWith(start, end), fieldsOf)).toEqual([]);
});
