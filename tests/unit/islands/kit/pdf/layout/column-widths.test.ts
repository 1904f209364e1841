import { expect, test } from 'vitest';
import { columnWidths } from '../../../../../../src/islands/kit/pdf/layout/column-widths.ts';

test('Columns share the room that is left over by their widest texts', () => {
  const needs = [
    { min: 10, max: 60 },
    { min: 10, max: 20 },
  ];
  expect(columnWidths(needs, 160)).toEqual([120, 40]);
});

test('Columns without enough room get their least width and a share of the rest', () => {
  const needs = [
    { min: 20, max: 120 },
    { min: 30, max: 30 },
  ];
  expect(columnWidths(needs, 100)).toEqual([70, 30]);
});

test('Columns whose least widths do not fit stay within the table', () => {
  const needs = [
    { min: 90, max: 120 },
    { min: 30, max: 30 },
  ];
  expect(columnWidths(needs, 60)).toEqual([45, 15]);
});

test('Columns without any text are equally wide', () => {
  const nothing = { min: 0, max: 0 };
  expect(columnWidths([nothing, nothing], 60)).toEqual([30, 30]);
});
