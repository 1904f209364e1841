import { searchWordsAttribute } from '../../rules/markup.ts';
import { type Attributes, gatherPageFacts, type PageFacts } from '../../site/page-facts.ts';
import { scanMarkup } from '../../site/scan-markup.ts';
import type { Properties } from './attributes.ts';
import type { MarkupListener } from './markup-listener.ts';
import { Unprintable } from './unprintable.ts';

export interface FactsListener {
  readonly listener: MarkupListener;
  /** The facts of what has been printed so far. */
  readonly facts: PageFacts;
  /** The values of all `class` attributes so far. Each is a list of classes. */
  readonly classLists: ReadonlySet<string>;
  /** The addresses of the drawings that `use` elements have shown so far, in the order of their first use. */
  readonly drawings: ReadonlySet<string>;
}

/**
 * Creates a listener that gathers the facts of markup while it is printed: the same facts that `readPageFacts` finds in
 * it.
 */
export function listenForFacts(): FactsListener {
  const { facts, handler } = gatherPageFacts();
  const classLists = new Set<string>();
  const drawings = new Set<string>();
  const listener: MarkupListener = {
    open(name, properties) {
      const { className, id } = properties;
      if (typeof className === 'string') classLists.add(className);
      const attributesOf = told.get(name);
      if (name === 'use' && typeof properties.href === 'string') drawings.add(properties.href);
      if (attributesOf) handler.onopentag(name, attributesOf(properties));
      else if (id !== undefined && id !== null) handler.onopentag(name, namesOf(properties, ['id']));
    },
    text: (text) => handler.ontext(text),
    close(name) {
      if (told.has(name)) handler.onclosetag(name);
    },
    markup(markup) {
      if (!scanMarkup(markup, handler)) throw new Unprintable('inner markup that Helios did not write');
      for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g)) classLists.add(list);
      for (const href of drawingsIn(markup)) drawings.add(href);
    },
  };
  return { listener, facts, classLists, drawings };
}

/** The addresses of the drawings that `use` elements in ready markup show. */
export function drawingsIn(markup: string): string[] {
  return Array.from(markup.matchAll(/<use [^>]*?\bhref="([^"]*)"/g), ([, href = '']) => href);
}

/**
 * The elements that facts describe, each with its attributes that facts contain. Of all other elements, facts have the
 * id.
 */
const told: ReadonlyMap<string, (properties: Properties) => Attributes> = new Map([
  ['a', (properties) => namesOf(properties, ['id', 'href'])],
  ['img', (properties) => namesOf(properties, ['id', 'src', 'alt', 'width', 'height'])],
  ['main', (properties) => namesOf(properties, ['id', searchWordsAttribute])],
  ['script', (properties) => namesOf(properties, ['id', 'type'])],
  ...['h1', 'h2', 'svg', 'title'].map(
    (name) => [name, (properties: Properties) => namesOf(properties, ['id'])] as const,
  ),
]);

/** Picks properties of these names. Each must be printed as an attribute of the same name. */
function namesOf(properties: Properties, names: readonly string[]): Attributes {
  const attributes: Record<string, string> = {};
  for (const name of names) {
    const value = properties[name];
    if (typeof value === 'string' || typeof value === 'number') attributes[name] = String(value);
  }
  return attributes;
}
