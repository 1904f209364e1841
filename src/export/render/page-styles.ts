import type { StyleRule } from '../compile/stylesheet.ts';

/** The properties of a page that determine which CSS rules it needs. */
export interface StyledPage {
  readonly classes: ReadonlySet<string>;
  readonly markup: string;
  readonly lang: string;
}

/**
 * Selects the CSS of one page: rules whose classes all occur in its markup and whose language is the page's, with the
 * custom properties and animations they use. The selection is exact: each class name belongs to one module, and a
 * state, such as an open menu, is never a class.
 */
export function stylesFor(page: StyledPage, stylesheet: readonly StyleRule[]): string {
  const used = withoutUnusedNames(pick(stylesheet, page), page.markup);
  return print(used);
}

/** Every class name in the markup. React prints double quotes and no other attribute is called `class`. */
export function classesIn(markup: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' ')) classes.add(name);
  }
  return classes;
}

function pick(rules: readonly StyleRule[], page: StyledPage): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if ('rules' in rule) {
      const inner = pick(rule.rules, page);
      return inner.length > 0 ? [{ prelude: rule.prelude, rules: inner }] : [];
    }
    if (rule.prelude.startsWith('@')) return [rule];
    const selectors = splitSelectors(rule.prelude).filter((selector) => canMatch(selector, page));
    return selectors.length > 0 ? [{ prelude: selectors.join(','), body: rule.body }] : [];
  });
}

/** True if a selector can match something on the page. Classes inside `:not()` are not required for that. */
function canMatch(selector: string, { classes, lang }: StyledPage): boolean {
  const [, language] = /^:root:lang\(([\w-]+)\)/.exec(selector) ?? [];
  if (language && language !== lang && !lang.startsWith(`${language}-`)) return false;
  const required = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return [...required].every(([, name = '']) => classes.has(name));
}

function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < prelude.length; index += 1) {
    const character = prelude[index];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      selectors.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** Drops custom properties and `@keyframes` that no selected rule uses. */
function withoutUnusedNames(rules: readonly StyleRule[], markup: string): StyleRule[] {
  const properties = usedProperties(rules, markup);
  const animations = animationsIn(rules);
  return mapBlocks(rules, (rule) => {
    if (rule.prelude.startsWith('@keyframes')) {
      const name = rule.prelude.slice('@keyframes'.length).trim();
      return animations.has(name) ? rule : undefined;
    }
    if (rule.prelude.startsWith('@')) return rule;
    const declarations = splitDeclarations(rule.body).filter(
      (each) => !each.startsWith('--') || properties.has(each.slice(0, each.indexOf(':'))),
    );
    return declarations.length > 0 ? { prelude: rule.prelude, body: declarations.join(';') } : undefined;
  });
}

/**
 * All words of all animation declarations. Other declarations are not searched: a name of one or two letters would
 * occur in them by chance.
 */
function animationsIn(rules: readonly StyleRule[]): Set<string> {
  const words = new Set<string>();
  mapBlocks(rules, (rule) => {
    for (const declaration of splitDeclarations(rule.body)) {
      if (!/^(?:-webkit-)?animation(?:-name)?:/.test(declaration)) continue;
      for (const [word] of declaration.matchAll(/[\w-]+/g)) words.add(word);
    }
    return rule;
  });
  return words;
}

/** The custom properties that ordinary declarations use, and those that their definitions use in turn. */
function usedProperties(rules: readonly StyleRule[], markup: string): Set<string> {
  const definitions = new Map<string, string[]>();
  const waiting = namesIn(markup);
  mapBlocks(rules, (rule) => {
    for (const declaration of splitDeclarations(rule.body)) {
      const name = declaration.slice(0, declaration.indexOf(':'));
      if (name.startsWith('--')) definitions.set(name, [...(definitions.get(name) ?? []), declaration]);
      else waiting.push(...namesIn(declaration));
    }
    return rule;
  });
  const used = new Set<string>();
  while (waiting.length > 0) {
    const name = waiting.pop() ?? '';
    if (used.has(name)) continue;
    used.add(name);
    for (const definition of definitions.get(name) ?? []) waiting.push(...namesIn(definition.slice(name.length)));
  }
  return used;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function splitDeclarations(body: string): string[] {
  const declarations: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < body.length; index += 1) {
    const character = body[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ';' && depth === 0) {
      declarations.push(body.slice(start, index));
      start = index + 1;
    }
  }
  return [...declarations, body.slice(start)].filter((each) => each !== '');
}

type Block = Extract<StyleRule, { body: string }>;

function mapBlocks(rules: readonly StyleRule[], change: (rule: Block) => Block | undefined): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (!('rules' in rule)) {
      const changed = change(rule);
      return changed ? [changed] : [];
    }
    const inner = mapBlocks(rule.rules, change);
    return inner.length > 0 ? [{ prelude: rule.prelude, rules: inner }] : [];
  });
}

function print(rules: readonly StyleRule[]): string {
  return rules
    .map((rule) => ('rules' in rule ? `${rule.prelude}{${print(rule.rules)}}` : `${rule.prelude}{${rule.body}}`))
    .join('');
}
