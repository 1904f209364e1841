import { matcherOf, pseudoElementOf } from './css-match.ts';
import { type Declaration, doOverlap, parseDeclarations } from './css-properties.ts';
import type { Rule } from './css-rules.ts';
import { withoutMarks } from './css-rules.ts';
import { specificityOf } from './css-selector.ts';
import type { ElementPath } from './element-paths.ts';

/** Two rules whose order decides how an element looks. */
export interface Flip {
  /** The two rules in the order of the old export, each with only the declarations that clash: `.a{top:0}`. */
  readonly rules: readonly [first: string, second: string];
  /** An element that both rules can match. */
  readonly element: ElementPath;
}

/**
 * Finds pairs of rules whose order decides how an element looks. It
 * caches the results, since many stylesheets have the same rules.
 */
export interface OrderJudge {
  /** Returns how the order of two rules matters. Returns undefined if it does not. */
  flipOf(first: Rule, second: Rule): Flip | undefined;
}

export function createOrderJudge(elements: readonly ElementPath[]): OrderJudge {
  const facts = new Map<string, RuleFacts>();
  const flips = new Map<RuleFacts, Map<RuleFacts, Flip | undefined>>();
  const factsOf = (rule: Rule) => {
    const known = facts.get(rule.text) ?? readFacts(rule, elements);
    facts.set(rule.text, known);
    return known;
  };
  return {
    flipOf(first, second) {
      const [a, b] = [factsOf(first), factsOf(second)];
      const ofFirst = flips.get(a) ?? new Map<RuleFacts, Flip | undefined>();
      flips.set(a, ofFirst);
      if (!ofFirst.has(b)) ofFirst.set(b, findFlip(a, b));
      return ofFirst.get(b);
    },
  };
}

interface RuleFacts {
  readonly rule: Rule;
  readonly specificity: number;
  readonly pseudoElement: string;
  readonly declarations: readonly Declaration[];
  readonly elements: ReadonlySet<ElementPath>;
}

function readFacts(rule: Rule, elements: readonly ElementPath[]): RuleFacts {
  const selector = withoutMarks(rule.selector);
  return {
    rule,
    specificity: specificityOf(selector),
    pseudoElement: pseudoElementOf(selector),
    declarations: parseDeclarations(rule.body),
    elements: new Set(elements.filter(matcherOf(selector))),
  };
}

/**
 * Finds an element for which the order of two rules matters. Media queries are ignored: any two of them count as met
 * together. Two rules that match no common element of the export count as independent, since on this site an element's
 * state is in its attributes, not in its classes.
 */
function findFlip(a: RuleFacts, b: RuleFacts): Flip | undefined {
  if (a.specificity !== b.specificity || a.pseudoElement !== b.pseudoElement) return undefined;
  const [ofA, ofB] = [clashing(a, b), clashing(b, a)];
  if (ofA.length === 0) return undefined;
  const [small, large] = a.elements.size < b.elements.size ? [a, b] : [b, a];
  const element = small.elements.values().find((each) => large.elements.has(each));
  return element && { rules: [textOf(a.rule, ofA), textOf(b.rule, ofB)], element };
}

function clashing({ declarations }: RuleFacts, other: RuleFacts): Declaration[] {
  return declarations.filter((one) => other.declarations.some((each) => doClash(one, each)));
}

function textOf({ group, selector }: Rule, declarations: readonly Declaration[]): string {
  const body = declarations.map(({ property, value }) => `${property}:${value}`).join(';');
  return withoutMarks(`${group}${group && ' '}${selector}{${body}}`);
}

function doClash(a: Declaration, b: Declaration): boolean {
  if (a.isImportant !== b.isImportant || !doOverlap(a.property, b.property)) return false;
  return a.property !== b.property || a.value !== b.value;
}
