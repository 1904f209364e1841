import { expect, test } from 'vitest';
import { pictureOf, pictureText, planDrawing } from '../../../../../src/export/images/drawn/plan-drawing.ts';

test('A picture has a name that follows from what it shows', () => {
  const { pathname } = planDrawing({ shapes: '<path/>', pictures: [], words: [] }, '/helios');
  expect(pathname).toMatch(/^\/helios\/static\/social-[0-9a-f]{10}\.png$/);
  expect(planDrawing({ shapes: '<path/>', pictures: [], words: [] }, '/helios').pathname).toBe(pathname);
  expect(planDrawing({ shapes: '<rect/>', pictures: [], words: [] }, '/helios').pathname).not.toBe(pathname);
});

test('The note of a picture has all that the picture shows', () => {
  const box = { address: '/box.png', x: 1, y: 2, width: 3, height: 4 };
  const shown = { shapes: '<path d="M0 0"/>', pictures: [box], words: [] };
  const note = planDrawing(shown, '/helios');
  expect(pictureOf(note)).toEqual(shown);
  expect(pictureText(note)).toBe(JSON.stringify(shown));
  expect(note.addresses).toEqual(['/box.png']);
});
