import { findOutside, splitOutside } from './css-text.ts';

/** A simple selector (`.a`, `[open]`, `:hover`) or a combinator (` `, `>`, `+`, `~`), with the text in its parentheses. */
export interface SelectorPart {
  readonly text: string;
  readonly argument?: string;
}

/** Splits `.a>b:is(.c,d)` into `.a`, `>`, `b` and `:is` with the argument `.c,d`. */
export function parseSelector(selector: string): SelectorPart[] {
  const parts: SelectorPart[] = [];
  for (let position = 0; position < selector.length; ) {
    part.lastIndex = position;
    const [matched = selector.charAt(position)] = part.exec(selector) ?? [];
    const end = position + matched.length;
    const text = matched.trim() || ' ';
    if (selector[end] === '(') {
      const close = findOutside(selector, end + 1, ')');
      parts.push({ text, argument: selector.slice(end + 1, close) });
      position = close + 1;
    } else {
      parts.push({ text });
      position = end;
    }
  }
  return parts;
}

const part = /\s*[>+~]\s*|\s+|::?[\w-]+|\[(?:"[^"]*"|[^\]"])*\]|[.#]?(?:[\w-]|\\.)+/y;

export function isCombinator({ text }: SelectorPart): boolean {
  return /^[ >+~]$/.test(text);
}

/** True for `:before` and `::after`: such a part of an element has a cascade of its own. */
export function isPseudoElement({ text }: SelectorPart): boolean {
  return /^(?:::|:(?:before|after|first-line|first-letter)$)/.test(text);
}

/**
 * One number for the specificity of Selectors Level 4, section 17: ids count a million, classes a thousand, elements one.
 */
export function specificityOf(selector: string): number {
  return parseSelector(selector).reduce((sum, each) => sum + weightOf(each), 0);
}

function weightOf(simple: SelectorPart): number {
  const { text, argument = '' } = simple;
  if (isCombinator(simple) || text === ':where' || text === '*') return 0;
  if (/^:(?:is|not|has)$/.test(text)) return heaviest(argument);
  if (/^:nth-(?:last-)?child$/.test(text)) return 1000 + heaviest(argument.split(' of ')[1] ?? '');
  if (text.startsWith('#')) return 1_000_000;
  if (/^[.[]/.test(text)) return 1000;
  return text.startsWith(':') && !isPseudoElement(simple) ? 1000 : 1;
}

function heaviest(selectors: string): number {
  return Math.max(0, ...splitOutside(selectors, ',').map(specificityOf));
}
