import { copyOf, type EditableDocument, type Fields, pick, type Value } from '../served-repository.ts';
import type { Random } from './random.ts';

/** A change that an editor makes at random. */
export interface RandomEdit {
  readonly name: string;
  /** Changes the documents in place, or gives other ones. Undefined if there is nothing that it could change. */
  readonly apply: (documents: EditableDocument[], random: Random) => EditableDocument[] | undefined;
}

/** Everything that editors do: texts, new, gone, moved and translated pages, slices, links, menus, dates. */
export const randomEdits: readonly RandomEdit[] = [
  { name: 'a text', apply: changeText },
  { name: 'a text', apply: changeText },
  { name: 'a string of a locale', apply: changeString },
  { name: 'a new page', apply: addPage },
  { name: 'a page less', apply: removePage },
  { name: 'another address', apply: renamePage },
  { name: 'a translation', apply: joinTranslations },
  { name: 'search engines', apply: toggleIndexing },
  { name: 'a link to a page', apply: linkPage },
  { name: 'order of slices', apply: moveSlice },
  { name: 'a slice less', apply: removeSlice },
  { name: 'order of menus', apply: turnMenus },
  { name: 'an entry of a menu', apply: changeMenu },
  { name: 'blocked domains', apply: blockDomain },
  { name: 'published again as it is', apply: republish },
];

/** What editors do most: they change a text, or publish a document as it is. */
export const smallEdits: readonly RandomEdit[] = [
  { name: 'a text', apply: changeText },
  { name: 'a text of a legal page', apply: changeLegalText },
  { name: 'published again as it is', apply: republish },
];

/** Names of fields whose texts visitors read, and no program. */
const textFields: ReadonlySet<string> = new Set(['title', 'heading', 'text', 'description', 'tagline', 'eyebrow']);

function changeText(documents: EditableDocument[], random: Random): EditableDocument[] {
  return changeTextIn(documents, documents, random);
}

function changeLegalText(documents: EditableDocument[], random: Random): EditableDocument[] {
  const pages = documents.filter(({ type }) => type === 'legal_page');
  return changeTextIn(pages, documents, random);
}

function changeTextIn(
  among: readonly EditableDocument[],
  documents: EditableDocument[],
  random: Random,
): EditableDocument[] {
  const { data } = random.one(among.filter((document) => holdersOf(document.data).length > 0));
  const { holder, name } = random.one(holdersOf(data));
  holder[name] = `${holder[name]} ${random.word()}`;
  return documents;
}

/** All places below a value that have such a text. */
function holdersOf(value: Value): { readonly holder: Fields; readonly name: string }[] {
  if (Array.isArray(value)) return value.flatMap(holdersOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? (textFields.has(name) && each !== '' ? [{ holder: value, name }] : []) : holdersOf(each),
  );
}

function changeString(documents: EditableDocument[], random: Random): EditableDocument[] {
  const { data } = random.one(documents.filter(({ type }) => type === 'global_strings'));
  // A text with braces is a message with its own syntax.
  const plain = Object.entries(data).flatMap(([name, text]) =>
    typeof text === 'string' && /^[^{}]+$/.test(text) ? [{ name, text }] : [],
  );
  const { name, text } = random.one(plain);
  data[name] = `${text} ${random.word()}`;
  return documents;
}

function addPage(documents: EditableDocument[], random: Random): EditableDocument[] {
  const lang = random.one(
    ['en-gb', 'fr-fr', 'de-de'].filter((each) =>
      documents.some((document) => document.lang === each && document.uid === 'terms'),
    ),
  );
  const model = pick(documents, lang, 'legal_page', 'terms');
  return [...documents, copyOf(model, `${extra}${random.word()}`, { tags: ['local'] })];
}

/** Pages that no other page leads to at first begin so. */
const extra = 'extra-';

function removePage(documents: EditableDocument[], random: Random): EditableDocument[] | undefined {
  const unlinked = extrasOf(documents).filter(
    ({ id }) => !documents.some(({ data }) => JSON.stringify(data).includes(id)),
  );
  if (unlinked.length === 0) return undefined;
  const gone = random.one(unlinked);
  return documents.filter((document) => document !== gone);
}

function extrasOf(documents: readonly EditableDocument[]): EditableDocument[] {
  return documents.filter(({ uid }) => uid?.startsWith(extra));
}

/** Pages that everything leads to. Other pages name them, so that a new address has consequences. */
const movable: ReadonlySet<string> = new Set(['dsr', 'work-address']);

function renamePage(documents: EditableDocument[], random: Random): EditableDocument[] {
  const pages = documents.filter(({ type, uid }) => type === 'legal_page' && /^extra-|^moved-/.test(uid ?? ''));
  const known = documents.filter(({ type, uid }) => type === 'legal_page' && movable.has(uid ?? ''));
  const page = random.one([...pages, ...known]);
  page.uid = `${page.uid?.startsWith(extra) ? extra : 'moved-'}${random.word()}`;
  return documents;
}

/** Makes two pages of different locales translations of each other, or parts them. */
function joinTranslations(documents: EditableDocument[], random: Random): EditableDocument[] | undefined {
  const extras = extrasOf(documents);
  const one = extras.length > 0 ? random.one(extras) : undefined;
  const other = extras.find(({ lang }) => lang !== one?.lang);
  if (!one || !other) return undefined;
  const group = one.group === undefined ? `extras/${one.id}` : undefined;
  for (const each of extras) if (each.group === one.group || each === other) delete (each as { group?: string }).group;
  if (group !== undefined) for (const each of [one, other]) Object.assign(each, { group });
  return documents;
}

function toggleIndexing(documents: EditableDocument[], random: Random): EditableDocument[] | undefined {
  const extras = extrasOf(documents);
  if (extras.length === 0) return undefined;
  const { data } = random.one(extras);
  data.noindex = data.noindex !== true;
  return documents;
}

/** Puts a link to one page into a text of another. */
function linkPage(documents: EditableDocument[], random: Random): EditableDocument[] | undefined {
  const pages = documents.filter(({ type }) => type === 'legal_page');
  const target = random.one(pages);
  const text = bodyOf(random.one(pages.filter(({ lang }) => lang === target.lang)));
  const data = { link_type: 'Document', id: target.id };
  text?.push({ type: 'paragraph', text: 'see', spans: [{ type: 'hyperlink', start: 0, end: 3, data }] });
  return text && documents;
}

function bodyOf(document: EditableDocument): Value[] | undefined {
  const found = JSON.stringify(document.data).includes('"body":[') ? findBody(document.data) : undefined;
  return found;
}

function findBody(value: Value): Value[] | undefined {
  if (Array.isArray(value)) return firstOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value.body)) return value.body;
  return firstOf(Object.values(value));
}

function firstOf(values: readonly Value[]): Value[] | undefined {
  for (const value of values) {
    const found = findBody(value);
    if (found) return found;
  }
  return undefined;
}

function moveSlice(documents: EditableDocument[], random: Random): EditableDocument[] {
  const slices = random.one(sliceZones(documents));
  const [moved] = slices.splice(random.below(slices.length - 1) + 1, 1);
  if (moved !== undefined) slices.push(moved);
  return documents;
}

function removeSlice(documents: EditableDocument[], random: Random): EditableDocument[] {
  random.one(sliceZones(documents)).pop();
  return documents;
}

/** The slices of all pages that have three at least: the first one, with the heading, stays where it is. */
function sliceZones(documents: readonly EditableDocument[]): Value[][] {
  return documents.flatMap(({ data: { slices } }) => (Array.isArray(slices) && slices.length > 2 ? [slices] : []));
}

function turnMenus(documents: EditableDocument[], random: Random): EditableDocument[] {
  const { data } = random.one(documents.filter(({ type }) => type === 'navigation'));
  if (Array.isArray(data.menus)) data.menus.push(...data.menus.splice(0, 1));
  return documents;
}

/** Adds a page to a menu, or takes the menu's last entry away. */
function changeMenu(documents: EditableDocument[], random: Random): EditableDocument[] | undefined {
  const { data, lang } = random.one(documents.filter(({ type }) => type === 'navigation'));
  const menu = Array.isArray(data.menus) ? random.one(data.menus) : null;
  if (typeof menu !== 'object' || menu === null || Array.isArray(menu) || !Array.isArray(menu.links)) return undefined;
  const target = extrasOf(documents).find((document) => document.lang === lang);
  if (!target || random.below(2) === 0) menu.links.pop();
  else menu.links.push({ link: { link_type: 'Document', id: target.id, text: random.word() }, description: null });
  return documents;
}

function blockDomain(documents: EditableDocument[], random: Random): EditableDocument[] | undefined {
  const { data } = random.one(documents.filter(({ type }) => type === 'disallowed_emails'));
  const list = Object.values(data).find(Array.isArray);
  list?.push({ domain: `${random.word()}.example` });
  return list && documents;
}

/** Publishes a document without another word, so that only its date is new. */
function republish(documents: EditableDocument[], random: Random): EditableDocument[] {
  const newest = Math.max(...documents.map((each) => Date.parse(each.last_publication_date)));
  const date = new Date(newest + 1000).toISOString().replace('.000Z', '+0000');
  random.one(documents).last_publication_date = date;
  return documents;
}
