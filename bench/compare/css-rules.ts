import { bodyEnd, findOutside, splitOutside } from './css-text.ts';

/** A rule with one selector: `.a,.b{top:0}` is two rules. Names that the export shortens are marked: `.⟦a⟧:hover`. */
export interface Rule {
  /** The at-rules around the rule, outermost first: `@media print`. */
  readonly group: string;
  /** The selector, or the beginning of an at-rule: `@font-face`. */
  readonly selector: string;
  readonly body: string;
  readonly text: string;
}

/** Parses compiled CSS, which has no comments and no nesting. */
export function parseSheet(css: string): Rule[] {
  const animations = new Set(Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name));
  return parseRules(css, '').map(({ group, selector, body }) => {
    const marked = { group, selector: markSelector(selector), body: markAnimations(body, animations) };
    return { ...marked, text: textOf(marked) };
  });
}

/**
 * Renames the marked names in a text. A name without a partner gets
 * a question mark, so that it equals no name of the other export.
 */
export function renameMarked(marked: string, rename: (name: string) => string | undefined): string {
  return marked.replace(/⟦([^⟧]+)⟧/g, (_, name: string) => `⟦${rename(name) ?? `?${name}`}⟧`);
}

export function withoutMarks(marked: string): string {
  return marked.replace(/[⟦⟧]/g, '');
}

export function markedNames(marked: string): string[] {
  return Array.from(marked.matchAll(/⟦([^⟧]+)⟧/g), ([, name = '']) => name);
}

type Block = Pick<Rule, 'group' | 'selector' | 'body'>;

function textOf({ group, selector, body }: Block): string {
  return `${group}${group && ' '}${selector}{${body}}`;
}

const grouping = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

function parseRules(css: string, group: string): Block[] {
  const rules: Block[] = [];
  for (let position = 0; position < css.length; ) {
    const open = findOutside(css, position, '{;');
    const prelude = css.slice(position, open).trim();
    const end = css[open] === '{' ? bodyEnd(css, open) : open;
    const body = css.slice(open + 1, end);
    if (grouping.test(prelude) && end > open) rules.push(...parseRules(body, group ? `${group} ${prelude}` : prelude));
    else if (prelude.startsWith('@')) rules.push({ group, selector: prelude, body });
    else if (prelude) rules.push(...splitOutside(prelude, ',').map((selector) => ({ group, selector, body })));
    position = end + 1;
  }
  return rules;
}

function markSelector(selector: string): string {
  if (selector.startsWith('@')) return selector.replace(/^(@keyframes )([\w-]+)$/, '$1⟦$2⟧');
  return selector.replace(/"[^"]*"|\[[^\]]*\]|\.([A-Za-z_-][\w-]*)/g, (whole, name?: string) =>
    name ? `.⟦${name}⟧` : whole,
  );
}

function markAnimations(body: string, animations: ReadonlySet<string>): string {
  if (!body.includes('animation')) return body;
  return body.replace(/(?<=(?:^|;)(?:-webkit-)?animation(?:-name)?:)[^;]+/g, (value) =>
    value.replace(/(?<![\w-])[A-Za-z_][\w-]*(?!\()/g, (word) => (animations.has(word) ? `⟦${word}⟧` : word)),
  );
}
