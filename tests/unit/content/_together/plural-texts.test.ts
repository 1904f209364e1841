import { describe, expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { wholeNumberForms } from '../../../../src/check/plurals.ts';
import { fillIn, pluralsIn } from '../../../../src/rules/fill-in.ts';
import { quantityOf } from '../../../../src/rules/quantity.ts';
import { contentOf, filled, stringsOf } from '../../../sites/embedded-content.ts';

/** One and twelve pages of an ebook, and the price slider's sentence for one and twelve people, by language. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  en: ['1 page', '12 pages', '1 person, X a month', '12 people, X a month'],
  de: ['1 Seite', '12 Seiten', '1 Person, X im Monat', '12 Personen, X im Monat'],
  da: ['1 side', '12 sider', '1 person, X om måneden', '12 personer, X om måneden'],
  nb: ['1 side', '12 sider', '1 person, X i måneden', '12 personer, X i måneden'],
  sv: ['1 sida', '12 sidor', '1 person, X i månaden', '12 personer, X i månaden'],
  nl: ['1 pagina', '12 pagina’s', '1 persoon, X per maand', '12 mensen, X per maand'],
  fr: ['1 page', '12 pages', '1 personne, X par mois', '12 personnes, X par mois'],
  es: ['1 página', '12 páginas', '1 persona, X al mes', '12 personas, X al mes'],
  pt: ['1 página', '12 páginas', '1 pessoa, X por mês', '12 pessoas, X por mês'],
  it: ['1 pagina', '12 pagine', '1 persona, X al mese', '12 persone, X al mese'],
  et: ['1 lehekülg', '12 lehekülge', '1 inimene, X kuus', '12 inimest, X kuus'],
  fi: ['1 sivu', '12 sivua', '1 henkilö, X kuukaudessa', '12 henkilöä, X kuukaudessa'],
};

describe.each(locales)('$code', ({ code, language, htmlLang }) => {
  const { tooltip, plans } = filled(contentOf(code, 'pricing').data);
  const { ebook_pages } = stringsOf(code);

  test(`Texts that count something read well for one and for many in ${code}`, () => {
    const pages = [1, 12].map((count) => fillIn(ebook_pages, { pages: quantityOf(count, htmlLang) }));
    const people = [1, 12].map((count) => fillIn(tooltip, { count: quantityOf(count, htmlLang), amount: 'X' }));
    expect([...pages, ...people]).toEqual(wanted[language]);
  });

  test(`Texts that count something have every form that ${code} needs`, () => {
    const notes = plans.flatMap(({ note, note_yearly }) => [note ?? '', note_yearly ?? '']);
    for (const { forms } of [ebook_pages, tooltip, ...notes].flatMap(pluralsIn)) {
      expect(forms).toEqual(expect.arrayContaining([...wholeNumberForms(htmlLang)]));
    }
  });
});
