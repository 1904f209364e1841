import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedFolder } from '../../../../src/content/connect.ts';
import { isJsonObject } from '../../../../src/content/json.ts';

/** A text of a stored document or a model, and where it is: `en-gb/page/home.json data.slices.0.primary.heading`. */
interface Text {
  readonly place: string;
  /** The name of the field that holds the text. */
  readonly field: string;
  readonly text: string;
}

interface Stored {
  readonly file: string;
  readonly lang: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const documents = readdirSync(join(embeddedFolder, 'documents'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file): Stored => ({ file, ...JSON.parse(readFileSync(join(embeddedFolder, 'documents', file), 'utf8')) }));

/** The texts in a value, at any depth. A text in a list, such as a paragraph, has the name of its field, not its number. */
function textsIn(value: unknown, place: string, field = ''): Text[] {
  if (typeof value === 'string') return [{ place, field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${place}.${index}`, field));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`, name));
}

const textsOf = ({ file, data }: Stored) => textsIn(data, `${file} data`);
const english = documents.filter(({ lang }) => lang.startsWith('en-')).flatMap(textsOf);

/** The first heading of a page: its own headline, or the heading of its first slice. Undefined if its title is the heading. */
function headlineOf({ data }: Stored): string | undefined {
  if (typeof data.headline === 'string') return data.headline;
  const [first] = Array.isArray(data.slices) ? data.slices : [];
  const heading: unknown = first?.primary.heading;
  return typeof heading === 'string' ? heading : undefined;
}

const pages = documents.flatMap((document) => {
  const hasTitleAbove = !['page', 'landing_page', 'customer_case', 'partnership_case'].includes(document.type);
  const headline = headlineOf(document);
  return hasTitleAbove || headline === undefined ? [] : [{ ...document, headline }];
});

test('The first heading of a page is the name of the page, or a line that ends like a sentence', () => {
  const others = pages.filter(({ headline, data }) => headline !== data.title && !/[.?!…]$/.test(headline));
  expect(others.map(({ file, headline }) => `${file}: ${headline}`)).toEqual([]);
});

test('A page that has its name as its first heading has no full stop after the name', () => {
  const named = documents.filter(({ type }) => type !== 'locale_settings').map(({ file, data }) => ({ file, ...data }));
  const stopped = named.filter((data) => 'title' in data && typeof data.title === 'string' && data.title.endsWith('.'));
  expect(stopped.map(({ file }) => file)).toEqual([]);
});

test('No two pages of a locale have the same first heading', () => {
  const groups = Map.groupBy(pages, ({ lang, headline }) => `${lang} ${headline.toLowerCase()}`);
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  expect(repeated.map((group) => group.map(({ file }) => file))).toEqual([]);
});

test('English texts, and the names of fields in the CMS, say “email” and never “e-mail” or “a mail”', () => {
  const models = readdirSync(join(embeddedFolder, 'models'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(embeddedFolder, 'models', file), 'utf8')), file));
  const others = [...english, ...models].filter(({ text }) => /\be-mail|\b(a|by) mail\b/i.test(text));
  expect(others.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

/** Words that name nothing by themselves. */
const emptyWords = new Set(
  (
    'a about above across after again all also always an and another any are as asked at back be been before begin ' +
    'below besides best better both but by can changes come comes do does done each else ever every everything few ' +
    'find first five following for four from further get give go goes good got had has have here how i if in instead ' +
    'into is it its know last later less like make makes many may me more most my need new next no not of off on once ' +
    'one only or other others our out over own part read related same see seven should six so some something still ' +
    'such take ten than that the their them then there these they thing things this those three to together too two ' +
    'under until up us use used very want was way ways we were what when where which while who why will with work ' +
    'works you your'
  ).split(' '),
);

test('An English heading below the first one names what its section is about', () => {
  const isEmpty = (text: string) => (text.match(/\p{L}+/gu) ?? []).every((word) => emptyWords.has(word.toLowerCase()));
  const sections = english.filter(
    ({ field, place }) => field === 'heading' && /slices\.[1-9]\d*\.primary\.heading$/.test(place),
  );
  const menus = english.filter(({ place }) =>
    /navigation\.json data\.(menus|columns)\.\d+\.(label|heading)$/.test(place),
  );
  const empty = [...sections, ...menus].filter(({ text }) => text !== '' && isEmpty(text));
  expect(empty.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

/** Forms of address between strangers, in the languages in which the site says `du`. */
const formal: Readonly<Record<string, RegExp>> = {
  'nl-nl': /\b[Uu]w?\b/,
  'nl-be': /\b[Uu]w?\b/,
  'it-it': /\b(Che cosa cerca|[Pp]rovi|[Cc]ontrolli|inizi da|continui)\b/,
  'et-ee': /\b([Oo]tsite|[Pp]roovige|[Aa]lustage|[Kk]ontrollige|[Kk]irjutage)\b/,
};

test.each(Object.entries(formal))('The texts around the pages of %s address nobody formally', (locale, words) => {
  const texts = documents.filter(({ type, lang }) => type === 'global_strings' && lang === locale).flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ text }) => words.test(text))).toEqual([]);
});

test.each(['es-es', 'pt-pt', 'nl-nl', 'nl-be'])(
  'The headline of the home page of %s leaves no preposition at the end of a line',
  (locale) => {
    const home = pages.find(({ file }) => file === join(locale, 'page', 'home.json'));
    expect(home?.headline).toMatch(/, \p{L}{1,2}\xA0\p{L}/u);
  },
);
