import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from '../../../src/components/Unbroken.tsx';

const markupOf = (text: string) =>
  renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/ data-unbroken="true"/g, '');

test('A word with one letter before its hyphen stays on one line', () => {
  expect(markupOf('Per E-Mail, höchstens')).toBe('Per <span>E-Mail</span>, höchstens');
  expect(markupOf('E-Rechnung und e-mail')).toBe('<span>E-Rechnung</span> und <span>e-mail</span>');
  expect(markupOf('E-Mail-Adresse')).toBe('<span>E-Mail</span>-Adresse');
});

test('A word or a number with two letters or digits before its hyphen stays on one line, unless it is long', () => {
  expect(markupOf('sur demande au-delà de 60 €')).toBe('sur demande <span>au-delà</span> de 60 €');
  expect(markupOf('From account 20-14, on 9-10')).toBe('From account <span>20-14</span>, on <span>9-10</span>');
  expect(markupOf('IT-Verantwortliche')).toBe('IT-Verantwortliche');
});

test('An address breaks after its @, not inside a word', () => {
  expect(markupOf('receipts@yourcompany.helios.example takes')).toBe('receipts@<wbr/>yourcompany.helios.example takes');
  expect(markupOf('an @ sign')).toBe('an @ sign');
});

test('Other words keep their breaks', () => {
  for (const text of ['Month-end', 'ÖPNV-Karte', 'a - b', '2024-25', '']) expect(markupOf(text)).toBe(text);
});
