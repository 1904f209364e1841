import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mileageRateOf } from '../../../../src/islands/kit/mileage-rates.ts';
import { readPdf } from '../../support/read-pdf.ts';

const media = new URL('../../../../content/media/', import.meta.url);
const guides = readdirSync(media).filter((name) => name.endsWith('.pdf'));

test.each(guides)('The titles of %s and its chapters, which readers and search engines show, have no tags', (name) => {
  const file = readFileSync(new URL(name, media), 'latin1');
  const titles = Array.from(file.matchAll(/\/Title\s*(?:\(((?:\\.|[^\\)])*)\)|<FEFF([0-9A-F]*)>)/g), ([, text, hex]) =>
    hex === undefined ? text : fromUtf16(hex),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => /<\w+>/.test(title ?? ''))).toEqual([]);
});

function fromUtf16(hex: string): string {
  return new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex'));
}

test.each(guides)('The percentages of %s are in the form of its language', async (name) => {
  const { language, pages } = await readPdf(readFileSync(new URL(name, media)));
  const hasSpace = /\s/.test(new Intl.NumberFormat(language, { style: 'percent' }).format(0.2));
  expect(pages.join(' ').match(hasSpace ? /\d%/g : /\d\s%/g) ?? []).toEqual([]);
});

test.each<[name: string, country: string, text: (rate: number) => string]>([
  ['expense-policy-handbook.pdf', 'GB', (pence) => `${pence}p a mile`],
  ['handboek-uitgavenbeleid.pdf', 'NL', (cents) => `€ ${euros(cents)} per kilometer`],
  ['manual-de-la-politica-de-gastos.pdf', 'ES', (cents) => `${euros(cents)} € el kilómetro`],
  ['reisekostenrichtlinie-auf-zwei-seiten.pdf', 'DE', (cents) => `${euros(cents)} € je Kilometer`],
])('The mileage rate of %s is the one of the tools', async (name, country, text) => {
  const { pages } = await readPdf(readFileSync(new URL(name, media)));
  expect(pages.join(' ').replace(/\s+/g, ' ')).toContain(text(mileageRateOf(country).rate / 100));
});

function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
