import { expect, test } from 'vitest';
import { firstFaces } from '../../../../src/templates/styles/font-faces.ts';

test('A page needs the faces of text and headings first, and narrow headings in languages with long words on phones', () => {
  const text = { face: 'text', media: undefined };
  const display = { face: 'display', media: undefined };
  const narrow = { face: 'narrow', media: '(width<576px)' };
  expect(firstFaces('en-GB')).toEqual([text, display]);
  expect(firstFaces('de')).toEqual([text, display, narrow]);
  expect(firstFaces('nl-BE')).toEqual([text, display, narrow]);
});
