import type { PageSheet, Selector, SheetBlock, SheetRule } from './page-sheet.ts';

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
  const blocks = blocksOf(picked);
  const properties = usedProperties(blocks, page.properties);
  const animations = new Set(blocks.flatMap(({ animations }) => animations));
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

/** A rule of a page: a block under the selectors that can match, or a group around further rules. */
type PickedRule =
  | { readonly prelude: string; readonly block: SheetBlock }
  | { readonly prelude: string; readonly rules: readonly PickedRule[] };

// Every rule of the site is tested for every page. Loops take a third of the time of functions that make
// an array for each rule.
function pick(rules: readonly SheetRule[], page: StyledPage): PickedRule[] {
  const picked: PickedRule[] = [];
  for (const rule of rules) {
    if ('rules' in rule) {
      const inner = pick(rule.rules, page);
      if (inner.length > 0) picked.push({ prelude: rule.prelude, rules: inner });
    } else {
      const prelude = rule.selectors ? matchingSelectors(rule.selectors, page) : rule.prelude;
      if (prelude !== '') picked.push({ prelude, block: rule });
    }
  }
  return picked;
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

function blocksOf(rules: readonly PickedRule[]): SheetBlock[] {
  return rules.flatMap((rule) => ('rules' in rule ? blocksOf(rule.rules) : [rule.block]));
}

/**
 * Returns the custom properties that markup and ordinary declarations use, and those that their definitions use in
 * turn.
 */
function usedProperties(blocks: readonly SheetBlock[], inMarkup: ReadonlySet<string>): Set<string> {
  const definitions = Map.groupBy(
    blocks.flatMap((block) => block.definitions),
    ({ defines }) => defines,
  );
  const used = new Set(inMarkup);
  for (const { uses } of blocks) for (const name of uses) used.add(name);
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

function print(rules: readonly PickedRule[], used: UsedNames): string {
  return rules
    .map((rule) => {
      const inner = 'rules' in rule ? print(rule.rules, used) : printBlock(rule.block, used);
      return inner === '' ? '' : `${rule.prelude}{${inner}}`;
    })
    .join('');
}

function printBlock({ prelude, body, selectors, animation, declarations, text }: SheetBlock, used: UsedNames): string {
  if (animation !== undefined) return used.animations.has(animation) ? body : '';
  // The body of an at-rule such as `@font-face` is printed unchanged.
  if (!selectors || prelude.startsWith('@')) return body;
  if (text !== undefined) return text;
  const kept = declarations.filter(({ defines }) => defines === undefined || used.properties.has(defines));
  return kept.map(({ text }) => text).join(';');
}
