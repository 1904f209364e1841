import type { StyleRule } from '../compile/stylesheet.ts';

/**
 * A stylesheet that is parsed once, so that the rules of each page can be selected without parsing it again. It has an
 * index, because a page needs a fifth of the blocks.
 */
export interface PageSheet {
  /** All blocks, in the order of the stylesheet. */
  readonly blocks: readonly SheetBlock[];
  /** The places in `blocks` of those that a page may need whatever its classes are. */
  readonly always: readonly number[];
  /** For each class, the places in `blocks` of those that a page may need if it has the class. */
  readonly byClass: ReadonlyMap<string, readonly number[]>;
}

/** A group around blocks: `@media`, `@supports`. Two groups may have the same prelude. */
export interface SheetGroup {
  readonly prelude: string;
}

export interface SheetBlock {
  /** The groups around the block, the outermost first. */
  readonly groups: readonly SheetGroup[];
  readonly prelude: string;
  readonly body: string;
  /** The selectors of the prelude. Undefined for an at-rule, such as `@font-face`. */
  readonly selectors: readonly Selector[] | undefined;
  /** The name that `@keyframes` defines; undefined for all other blocks. */
  readonly animation: string | undefined;
  readonly declarations: readonly Declaration[];
  /**
   * The text of all declarations. Undefined if one of them defines a custom property: definitions are left out of pages
   * that do not use the property, so that the text depends on the page.
   */
  readonly text: string | undefined;
  /** The custom properties that ordinary declarations use. */
  readonly uses: readonly string[];
  /** The declarations that define custom properties. */
  readonly definitions: readonly Definition[];
  /**
   * All words of the declarations `animation` and `animation-name`, which may be names of `@keyframes`. Other
   * declarations are not searched: a name of one or two letters would occur in them by chance.
   */
  readonly animations: readonly string[];
}

export interface Selector {
  readonly text: string;
  /** The language to which the selector is limited: `de` for `:root:lang(de)`. */
  readonly lang: string | undefined;
  /** The classes without which the selector can't match. Those inside `:not()` are not among them. */
  readonly classes: readonly string[];
}

/** A declaration that defines a custom property. */
export type Definition = Declaration & { readonly defines: string };

export interface Declaration {
  readonly text: string;
  /** The custom property that is defined: `--sun`. Undefined for an ordinary declaration. */
  readonly defines: string | undefined;
  /** The custom properties in the value. */
  readonly uses: readonly string[];
}

/** Reads from each rule what is needed to select the styles of a page. */
export function readSheet(rules: readonly StyleRule[]): PageSheet {
  const blocks = readBlocks(rules, []);
  const keyed = blocks.flatMap(({ selectors }, place) => keysOf(selectors).map((key) => ({ key, place })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const placesOf = (key: string | undefined) => (byKey.get(key) ?? []).map(({ place }) => place);
  const classes = [...byKey.keys()].filter((key) => key !== undefined);
  return { blocks, always: placesOf(undefined), byClass: new Map(classes.map((name) => [name, placesOf(name)])) };
}

/**
 * Returns one class of each selector, by which the block is found. A selector without a class, and an at-rule, have
 * undefined.
 */
function keysOf(selectors: SheetBlock['selectors']): (string | undefined)[] {
  return selectors ? selectors.map(({ classes }) => classes[0]) : [undefined];
}

function readBlocks(rules: readonly StyleRule[], groups: readonly SheetGroup[]): SheetBlock[] {
  return rules.flatMap((rule) =>
    'rules' in rule
      ? readBlocks(rule.rules, [...groups, { prelude: rule.prelude }])
      : readBlock(rule.prelude, rule.body, groups),
  );
}

function readBlock(prelude: string, body: string, groups: readonly SheetGroup[]): SheetBlock {
  const texts = splitOutside('()', body, ';').filter((each) => each !== '');
  const isAtRule = prelude.startsWith('@');
  const declarations = texts.map(readDeclaration);
  const definitions = declarations.filter(isDefinition);
  return {
    groups,
    prelude,
    body,
    selectors: isAtRule ? undefined : splitOutside('()[]', prelude, ',').map(readSelector),
    animation: prelude.startsWith('@keyframes') ? prelude.slice('@keyframes'.length).trim() : undefined,
    declarations,
    text: definitions.length === 0 ? texts.join(';') : undefined,
    uses: declarations.flatMap(({ defines, uses }) => (defines === undefined ? uses : [])),
    definitions,
    animations: texts.filter((text) => /^(?:-webkit-)?animation(?:-name)?:/.test(text)).flatMap(wordsIn),
  };
}

function readSelector(text: string): Selector {
  const [, lang] = /^:root:lang\(([\w-]+)\)/.exec(text) ?? [];
  const required = text.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return { text, lang, classes: Array.from(required, ([, name = '']) => name) };
}

function readDeclaration(text: string): Declaration {
  const defines = text.startsWith('--') ? text.slice(0, text.indexOf(':')) : undefined;
  const value = text.slice(defines?.length ?? 0);
  return { text, defines, uses: Array.from(value.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name) };
}

function isDefinition(declaration: Declaration): declaration is Definition {
  return declaration.defines !== undefined;
}

function wordsIn(text: string): string[] {
  return Array.from(text.matchAll(/[\w-]+/g), ([word]) => word);
}

/** Splits a text at the separators that are inside no pair of the brackets. */
function splitOutside(brackets: '()' | '()[]', text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const bracket = brackets.indexOf(character);
    if (bracket >= 0) depth += bracket % 2 === 0 ? 1 : -1;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
