import { expect, test } from 'vitest';
import {
  balanceLines,
  breakLines,
  cutLines,
  type Line,
  measureWords,
  partWords,
} from '../../../../../src/export/images/drawn/break-lines.ts';

/** Each sign is one wide. */
const measure = (text: string) => [...text].length;
const texts = (lines: readonly Line[]) => lines.map((line) => line.map(({ text }) => text).join(''));
const broken = (text: string, width: number) => breakLines(measureWords(text, measure), width);

test('A line ends where the language allows it, and not at a space that joins two words', () => {
  const title = 'Ce que coûtent vos notes de frais\u00a0: le calcul';
  expect(texts(broken(title, 18))).toEqual(['Ce que coûtent vos ', 'notes de frais\u00a0: ', 'le calcul']);
});

test('The lines of a heading are about equally long', () => {
  const lines = broken('We like month ends. The short ones.', 30);
  expect(texts(lines)).toEqual(['We like month ends. The short ', 'ones.']);
  expect(texts(balanceLines(lines, 30))).toEqual(['We like month ends. ', 'The short ones.']);
});

test('A short word in the middle of a heading is not alone on its line', () => {
  const lines = broken('La facture qui grossit pendant que vous dormez.', 15);
  expect(texts(balanceLines(lines, 15))).toEqual(['La facture ', 'qui grossit ', 'pendant que ', 'vous dormez.']);
});

test('A line of a heading rather ends with a sentence than begins the next one', () => {
  const lines = broken('Spend the budget. Only the budget.', 17);
  expect(texts(balanceLines(lines, 17))).toEqual(['Spend the budget. ', 'Only the budget.']);
  const three = broken('Spend the budget. Only the budget.', 16);
  expect(texts(balanceLines(three, 16))).toEqual(['Spend the ', 'budget. ', 'Only the budget.']);
});

test('A word that is wider than a line is parted, and no sign is lost', () => {
  const words = partWords(measureWords('Reisekostenabrechnung in Bonn', measure), 8, measure);
  expect(texts(breakLines(words, 8))).toEqual(['Reisekos', 'tenabrec', 'hnung in ', 'Bonn']);
});

test('Lines for which there is no room end with an ellipsis', () => {
  expect(texts(cutLines(broken('one two three four five', 9), 2, 9, measure))).toEqual(['one two ', 'three fo…']);
  expect(texts(cutLines(broken('one two', 9), 2, 9, measure))).toEqual(['one two']);
});
