import { expect, test } from 'vitest';
import { planDrawing } from '../../../../../src/export/images/drawn/plan-drawing.ts';

test('A picture has a name that follows from what it shows', () => {
  const { pathname } = planDrawing({ shapes: '<path/>', pictures: [], words: [] }, '/helios');
  expect(pathname).toMatch(/^\/helios\/static\/social-[0-9a-f]{10}\.png$/);
  expect(planDrawing({ shapes: '<path/>', pictures: [], words: [] }, '/helios').pathname).toBe(pathname);
  expect(planDrawing({ shapes: '<rect/>', pictures: [], words: [] }, '/helios').pathname).not.toBe(pathname);
});
