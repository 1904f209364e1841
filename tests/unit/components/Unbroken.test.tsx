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

test('An address breaks after its @, not inside a word', () => {
  expect(markupOf('receipts@yourcompany.helios.example takes')).toBe('receipts@<wbr/>yourcompany.helios.example takes');
  expect(markupOf('an @ sign')).toBe('an @ sign');
});

test('Other words keep their breaks', () => {
  for (const text of ['Month-end', 'ÖPNV-Karte', 'a - b', '9-10', '']) expect(markupOf(text)).toBe(text);
});
