// What the peers of `npm run bench peers` print for a document: its texts, links and images in plain markup. The module is
// JavaScript without types, because Eleventy loads it from a folder of its own.

/** @typedef {{ tag: string, attributes?: Record<string, string>, children: (Node | string)[] }} Node */

/** The main part of a page as a tree of elements. */
export function mainOf(document) {
  const slices = document.data.slices ?? [];
  const sections = slices.map((slice) => element('section', ...nodesOf(slice.primary), ...nodesOf(slice.items)));
  return element('main', element('h1', document.data.title), ...sections);
}

/** Menus as a tree of elements, the same on every page. */
export function chromeOf(navigation) {
  return element('header', element('nav', ...nodesOf(navigation.data)));
}

function nodesOf(value) {
  if (typeof value === 'string') return value === '' ? [] : [element('p', value)];
  if (Array.isArray(value)) return value.length === 0 ? [] : listOf(value);
  if (typeof value !== 'object' || value === null) return [];
  if ('link_type' in value) return linkOf(value);
  if ('dimensions' in value)
    return [{ tag: 'img', attributes: { src: value.url, alt: value.alt ?? '' }, children: [] }];
  return Object.values(value).flatMap(nodesOf);
}

function listOf(values) {
  const isRichText = values.every((value) => typeof value?.text === 'string' && Array.isArray(value.spans));
  if (isRichText) return values.map(({ type, text }) => element(type.startsWith('heading') ? 'h2' : 'p', text));
  return [element('ul', ...values.map((value) => element('li', ...nodesOf(value))))];
}

function linkOf({ url, uid, text }) {
  const href = url ?? (uid ? `/${uid}` : undefined);
  return href ? [{ tag: 'a', attributes: { href }, children: [text ?? href] }] : [];
}

function element(tag, ...children) {
  return { tag, children };
}

/** A whole page around the markup of its parts. */
export function documentOf({ title, chrome, main }) {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>${chrome}${main}</body></html>`;
}

export function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Prints a tree without React. */
export function printed(node) {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${node.tag}${attributes.join('')}>`;
  return node.tag === 'img' ? start : `${start}${node.children.map(printed).join('')}</${node.tag}>`;
}
