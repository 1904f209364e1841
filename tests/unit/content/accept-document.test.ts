import { expect, test } from 'vitest';
import { acceptDocument } from '../../../src/content/accept-document.ts';
import { indexModels } from '../../../src/content/models/fields-of.ts';
import { smallModels } from '../../sites/small-models.ts';

test('Control characters become spaces, one for one, and line breaks, tabs and other letters stay', () => {
  const text = 'a\u0000b\u001B[31m\u0085c\td\r\ne\u00A0é\u{1F600}';
  const body = [{ type: 'paragraph', text, spans: [{ start: 2, end: 3, type: 'strong' }] }];
  const document = { id: 'A', type: 'article', uid: 'a', lang: 'en-gb', data: { title: text, body } };
  const clean = 'a b [31m c\td\r\ne\u00A0é\u{1F600}';
  expect(acceptDocument(document, indexModels(smallModels)).data).toMatchObject({
    title: clean,
    body: [{ text: clean, spans: [{ start: 2, end: 3 }] }],
  });
});
