import type { PageSheet, SheetBlock, SheetRule } from './page-sheet.ts';

/** The properties of a page that determine which CSS rules it needs. */
export interface StyledPage {
  readonly classes: ReadonlySet<string>;
  /** The custom properties in the markup, such as those of drawings. */
  readonly properties: ReadonlySet<string>;
  readonly lang: string;
}

/**
 * Selects the CSS of one page: rules whose classes all occur in its markup and whose language is the page's, with the
 * custom properties and animations they use. The selection is exact: each class name belongs to one module, and a
 * state, such as an open menu, is never a class.
 */
export function stylesFor(page: StyledPage, sheet: PageSheet): string {
  const picked = pick(sheet, page);
  const blocks = blocksOf(picked);
  const properties = usedProperties(blocks, page.properties);
  const animations = new Set(blocks.flatMap(({ animations }) => animations));
  return print(picked, { properties, animations });
}

/** Every class name in the markup. React prints double quotes and no other attribute is called `class`. */
export function classesIn(markup: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' ')) classes.add(name);
  }
  return classes;
}

/** Every custom property that the markup uses. */
export function propertiesIn(markup: string): Set<string> {
  return new Set(Array.from(markup.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name));
}

/** A rule of a page: a block under the selectors that can match, or a group around further rules. */
type PickedRule =
  | { readonly prelude: string; readonly block: SheetBlock }
  | { readonly prelude: string; readonly rules: readonly PickedRule[] };

function pick(rules: readonly SheetRule[], page: StyledPage): PickedRule[] {
  return rules.flatMap((rule): PickedRule[] => {
    if ('rules' in rule) {
      const inner = pick(rule.rules, page);
      return inner.length > 0 ? [{ prelude: rule.prelude, rules: inner }] : [];
    }
    if (!rule.selectors) return [{ prelude: rule.prelude, block: rule }];
    const matching = rule.selectors.filter((selector) => canMatch(selector, page));
    if (matching.length === 0) return [];
    return [{ prelude: matching.map(({ text }) => text).join(','), block: rule }];
  });
}

/** True if a selector can match something on the page. */
function canMatch({ lang, classes }: NonNullable<SheetBlock['selectors']>[number], page: StyledPage): boolean {
  if (lang && lang !== page.lang && !page.lang.startsWith(`${lang}-`)) return false;
  return classes.every((name) => page.classes.has(name));
}

function blocksOf(rules: readonly PickedRule[]): SheetBlock[] {
  return rules.flatMap((rule) => ('rules' in rule ? blocksOf(rule.rules) : [rule.block]));
}

/** The custom properties that ordinary declarations use, and those that their definitions use in turn. */
function usedProperties(blocks: readonly SheetBlock[], inMarkup: ReadonlySet<string>): Set<string> {
  const declarations = blocks.flatMap((block) => block.declarations);
  const definitions = Map.groupBy(declarations, ({ defines }) => defines);
  const waiting = [...inMarkup, ...(definitions.get(undefined) ?? []).flatMap(({ uses }) => uses)];
  const used = new Set<string>();
  while (waiting.length > 0) {
    const name = waiting.pop() ?? '';
    if (used.has(name)) continue;
    used.add(name);
    for (const { uses } of definitions.get(name) ?? []) waiting.push(...uses);
  }
  return used;
}

/** The names that a page uses. Definitions of others are left out. */
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

function printBlock({ prelude, body, selectors, animation, declarations }: SheetBlock, used: UsedNames): string {
  if (animation !== undefined) return used.animations.has(animation) ? body : '';
  // A block such as `@font-face` goes out as it is.
  if (!selectors || prelude.startsWith('@')) return body;
  const kept = declarations.filter(({ defines }) => defines === undefined || used.properties.has(defines));
  return kept.map(({ text }) => text).join(';');
}
