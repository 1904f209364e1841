import { expect, test } from 'vitest';
import { createProvenance } from '../../../src/content/provenance.ts';

const link = { link_type: 'Web', url: 'https://a.example' };
const document = {
  id: 'X1',
  type: 'page',
  uid: 'home',
  lang: 'de-de',
  data: { title: 'Home', slices: [{ primary: {} }, { primary: { links: [{ ...link }, link] } }] },
};
const place = { id: 'X1', type: 'page', uid: 'home', lang: 'de-de' };

test('A link field is located in its document, locale and field', () => {
  const provenance = createProvenance();
  provenance.locate(document);
  expect(provenance.locateField(link)).toEqual({ ...place, field: 'slices[1].primary.links[1]' });
  expect(provenance.locateField(document.data)).toEqual(place);
});

test('An object of no located document has no place', () => {
  const provenance = createProvenance();
  expect(provenance.locateField(link)).toBeUndefined();
  expect(provenance.locateField({ ...link })).toBeUndefined();
});

test('Only an object of a located document is known', () => {
  const provenance = createProvenance();
  provenance.locate(document);
  expect(provenance.knows(link)).toBe(true);
  expect(provenance.knows({ ...link })).toBe(false);
});
