import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrases } from '../../../src/components/Phrases.tsx';

const markupOf = (text: string) => renderToStaticMarkup(<Phrases text={text} />).replaceAll(' data-phrase="true"', '');

test('A heading breaks between its sentences, not inside one', () => {
  expect(markupOf('Sell on Tuesday. No report on Sunday.')).toBe(
    '<span>Sell on Tuesday.</span> <span>No report on Sunday.</span>',
  );
  expect(markupOf('¿Dudas? ¡Escríbanos!')).toBe('<span>¿Dudas?</span> <span>¡Escríbanos!</span>');
});

test('A heading of one sentence breaks at its commas', () => {
  expect(markupOf('Three people, no bill, no end date.')).toBe(
    '<span>Three people,</span> <span>no bill,</span> <span>no end date.</span>',
  );
});

test('Phrases that are longer than a line flow', () => {
  for (const text of [
    'What is due, and who still has to say yes.',
    'Help 41,200 companies to go home on time.',
    'Was ist z. B. mit Nr. 3?',
    '',
  ]) {
    expect(markupOf(text)).toBe(text);
  }
});

test('A clause that is longer than a line of a phone does not leave two words on a line of their own', () => {
  for (const text of ['One per cent back, where you spend anyway.', 'Two minutes, one of them waiting']) {
    expect(markupOf(text)).toBe(text);
  }
});

test('A word that is wider than a narrow phone has smaller letters there, and one with a soft hyphen breaks', () => {
  expect(markupOf('Fragen zur Reisekostenabrechnung')).toEqual(
    expect.stringMatching(/^<span class="[^"]*longWord[^"]*">/),
  );
  expect(markupOf('Firmenausgaben')).toBe('Firmenausgaben');
  expect(markupOf('Reisekosten\u00adrichtlinie')).toBe('Reisekosten\u00adrichtlinie');
});
