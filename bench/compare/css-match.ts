import { isCombinator, isPseudoElement, parseSelector, type SelectorPart } from './css-selector.ts';
import { splitOutside } from './css-text.ts';
import { type ElementPath, unknownAncestors } from './element-paths.ts';

/**
 * Creates a function that tests whether a selector could match an element in some state. States, attributes, positions
 * and siblings are ignored: they count as met.
 */
export function matcherOf(selector: string): (element: ElementPath) => boolean {
  const compounds = compoundsOf(selector);
  return (element) => matchesFrom(compounds, element);
}

/**
 * The pseudo-element of a selector: `::before` for `.a:before`. Rules for different pseudo-elements never affect each other.
 */
export function pseudoElementOf(selector: string): string {
  const [last = ''] = parseSelector(selector)
    .filter(isPseudoElement)
    .map(({ text }) => text)
    .slice(-1);
  return last.replace(/^:(?!:)/, '::');
}

/** The part of a selector that one element must meet. `combinator` relates it to the part on its left. */
interface Compound {
  readonly combinator: string;
  readonly parts: readonly SelectorPart[];
}

/** All compounds of a selector, from right to left: the compound of the element itself is the first. */
function compoundsOf(selector: string): readonly Compound[] {
  const compounds: { combinator: string; parts: SelectorPart[] }[] = [{ combinator: '', parts: [] }];
  for (const part of parseSelector(selector)) {
    if (isCombinator(part)) compounds.unshift({ combinator: part.text, parts: [] });
    else compounds[0]?.parts.push(part);
  }
  return compounds;
}

function matchesFrom([compound, ...rest]: readonly Compound[], element: ElementPath): boolean {
  if (!compound || element === unknownAncestors) return true;
  if (!compound.parts.every((part) => meets(part, element))) return false;
  return restMatches(compound.combinator, rest, element);
}

function restMatches(combinator: string, rest: readonly Compound[], element: ElementPath): boolean {
  const [sibling, ...further] = rest;
  if (!sibling) return true;
  // Siblings are ignored, but a sibling has the same ancestors as the element.
  if (combinator === '+' || combinator === '~') return restMatches(sibling.combinator, further, element);
  for (let ancestor = element.parent; ancestor; ancestor = ancestor.parent) {
    if (matchesFrom(rest, ancestor)) return true;
    if (combinator === '>') return false;
  }
  return false;
}

function meets({ text, argument = '' }: SelectorPart, element: ElementPath): boolean {
  if (/^:(?:is|where)$/.test(text)) return splitOutside(argument, ',').some((each) => matcherOf(each)(element));
  if (text.startsWith('.')) return element.classes.has(text.slice(1));
  if (text.startsWith('#')) return element.id === text.slice(1);
  return /^[A-Za-z]/.test(text) ? element.tag === text : true;
}
