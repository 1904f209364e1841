import type { Definition, PageSheet, Selector, SheetBlock, SheetGroup } from './page-sheet.ts';

/** The properties of a page that determine which CSS rules it needs. */
export interface StyledPage {
  readonly classes: ReadonlySet<string>;
  /** The custom properties in the markup, such as those of drawings. */
  readonly properties: ReadonlySet<string>;
  readonly lang: string;
}

/**
 * Selects the CSS of one page: the rules whose classes all occur in its markup and which are for its language or for
 * all languages, with the custom properties and animations that they use. The page needs no other rules: each class
 * name belongs to one module, and a state, such as an open menu, is never expressed by a class.
 */
export function stylesFor(page: StyledPage, sheet: PageSheet): string {
  const picked = pick(sheet, page);
  const properties = usedProperties(picked, page.properties);
  const animations = new Set(picked.flatMap(({ block }) => block.animations));
  return print(picked, { properties, animations });
}

/** True if `lang` is the language `other` or a variant of it: `de-AT` is of the language `de`. */
export function isOfLanguage(lang: string, other: string): boolean {
  return lang === other || lang.startsWith(`${other}-`);
}

/**
 * Returns every class name in the markup. A search for ` class="` is enough, because React writes attributes in double
 * quotes and the name of no other attribute is `class`.
 */
export function classesIn(markup: string): Set<string> {
  const start = ' class="';
  const values = new Set<string>();
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, at)) {
    at += start.length;
    values.add(markup.slice(at, markup.indexOf('"', at)));
  }
  // Values are split after repeated ones are dropped, because most values occur many times.
  return new Set([...values].flatMap((value) => value.split(' ')));
}

/** Every custom property that the markup uses. */
export function propertiesIn(markup: string): Set<string> {
  const names = new Set<string>();
  // A regular expression for the whole of `var(--name` would take three times as long, and every page is searched.
  for (let at = markup.indexOf(use); at >= 0; at = markup.indexOf(use, at)) {
    at += use.length;
    propertyName.lastIndex = at;
    const [, name] = propertyName.exec(markup) ?? [];
    if (name !== undefined) names.add(name);
  }
  return names;
}

const use = 'var(';
const propertyName = /\s*(--[\w-]+)/y;

/** A block of a page, under the selectors that can match. */
interface PickedBlock {
  readonly prelude: string;
  readonly block: SheetBlock;
}

// Selecting is a tenth of the work on a page. Loops take half the time of functions that make an array for each block.
function pick(sheet: PageSheet, page: StyledPage): PickedBlock[] {
  const picked: PickedBlock[] = [];
  for (const block of candidates(sheet, page)) {
    const prelude = block.selectors ? matchingSelectors(block.selectors, page) : block.prelude;
    if (prelude !== '') picked.push({ prelude, block });
  }
  return picked;
}

/** The blocks that have a selector without classes or with a class of the page, in the order of the stylesheet. */
function candidates({ blocks, always, byClass }: PageSheet, { classes }: StyledPage): SheetBlock[] {
  const marks = new Uint8Array(blocks.length);
  for (const place of always) marks[place] = 1;
  for (const name of classes) {
    const places = byClass.get(name);
    if (places) for (const place of places) marks[place] = 1;
  }
  return blocks.filter((_, place) => marks[place] === 1);
}

/** Returns those of the selectors that can match something on the page, as a prelude. It is empty if there are none. */
function matchingSelectors(selectors: readonly Selector[], page: StyledPage): string {
  let matching = '';
  for (const selector of selectors) {
    if (canMatch(selector, page)) matching += matching === '' ? selector.text : `,${selector.text}`;
  }
  return matching;
}

function canMatch({ lang, classes }: Selector, page: StyledPage): boolean {
  for (const name of classes) if (!page.classes.has(name)) return false;
  return lang === undefined || isOfLanguage(page.lang, lang);
}

/**
 * Returns the custom properties that markup and ordinary declarations use, and those that their definitions use in
 * turn.
 */
function usedProperties(picked: readonly PickedBlock[], inMarkup: ReadonlySet<string>): Set<string> {
  const used = new Set(inMarkup);
  const definitions = new Map<string, Definition[]>();
  for (const { block } of picked) {
    for (const name of block.uses) used.add(name);
    for (const definition of block.definitions) {
      const others = definitions.get(definition.defines);
      if (others) others.push(definition);
      else definitions.set(definition.defines, [definition]);
    }
  }
  // The loop also visits the names that are added to the set while it runs.
  for (const name of used) {
    for (const { uses } of definitions.get(name) ?? []) for (const each of uses) used.add(each);
  }
  return used;
}

/** The custom properties and animations that a page uses. Definitions of all others are left out of its CSS. */
interface UsedNames {
  readonly properties: ReadonlySet<string>;
  readonly animations: ReadonlySet<string>;
}

function print(picked: readonly PickedBlock[], used: UsedNames): string {
  let css = '';
  let open: readonly SheetGroup[] = [];
  for (const { prelude, block } of picked) {
    const inner = printBlock(block, used);
    if (inner !== '') {
      css += `${printStep(open, block.groups)}${prelude}{${inner}}`;
      open = block.groups;
    }
  }
  return css + printStep(open, []);
}

/** Closes the groups that a block leaves open and the next block is not in, and opens those that it is in. */
function printStep(before: readonly SheetGroup[], after: readonly SheetGroup[]): string {
  if (before === after) return '';
  const differ = before.findIndex((group, depth) => group !== after[depth]);
  const shared = differ < 0 ? before.length : differ;
  const opened = after.slice(shared).map(({ prelude }) => `${prelude}{`);
  return '}'.repeat(before.length - shared) + opened.join('');
}

function printBlock({ prelude, body, selectors, animation, declarations, text }: SheetBlock, used: UsedNames): string {
  if (animation !== undefined) return used.animations.has(animation) ? body : '';
  // The body of an at-rule such as `@font-face` is printed unchanged.
  if (!selectors || prelude.startsWith('@')) return body;
  if (text !== undefined) return text;
  const kept = declarations.filter(({ defines }) => defines === undefined || used.properties.has(defines));
  return kept.map(({ text }) => text).join(';');
}
