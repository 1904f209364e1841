import { markedNames } from './css-rules.ts';
import { type Renaming, settleVotes } from './renaming.ts';
import type { Sides } from './site-folder.ts';

/** The texts of all rules of both exports, in which class and animation names are marked. */
export type RuleTexts = Sides<ReadonlySet<string>>;

/** Pairs two names whose rules are the same except for names without a partner, if no other names have these rules. */
export function pairByAllRules(rules: RuleTexts, renaming: Renaming): void {
  for (const [names, partners] of namesWithSameRules(rules, renaming)) {
    const [[name, second], [partner, third]] = [names, partners];
    if (name && partner && !second && !third) renaming.pair(name, partner);
  }
}

/** Pairs the names that have the most rules in common. Only rules that no other name has count. */
export function pairByMostRules(rules: RuleTexts, renaming: Renaming): void {
  const { before, after } = usesOf(rules, renaming);
  const others = Map.groupBy(after, ({ use }) => use);
  const votes = Array.from(Map.groupBy(before, ({ use }) => use)).flatMap(([use, [one, second]]) => {
    const [other, third] = others.get(use) ?? [];
    return one && other && !second && !third ? [{ before: one.name, after: other.name, count: 1 }] : [];
  });
  settleVotes(votes, renaming);
}

/**
 * Pairs one old and one new name of each group of names with the same rules. Any choice among them is equally right.
 */
export function pairAlikes(rules: RuleTexts, renaming: Renaming): void {
  for (const [[name], [partner]] of namesWithSameRules(rules, renaming)) {
    if (name && partner) renaming.pair(name, partner);
  }
}

function namesWithSameRules(rules: RuleTexts, renaming: Renaming): (readonly [string[], string[]])[] {
  const { before, after } = usesOf(rules, renaming);
  const others = namesByRules(after);
  return Array.from(namesByRules(before), ([uses, names]) => [names, others.get(uses) ?? []] as const);
}

function namesByRules(uses: readonly Use[]): Map<string, string[]> {
  const byName = Array.from(Map.groupBy(uses, ({ name }) => name));
  const groups = Map.groupBy(byName, ([, ofName]) =>
    ofName
      .map(({ use }) => use)
      .sort()
      .join('\n'),
  );
  return new Map(Array.from(groups, ([key, entries]) => [key, entries.map(([name]) => name)]));
}

/** A name without a partner, and one of its rules: `.⟦this⟧>.b{top:0}`, where `.b` is the new name of a class. */
interface Use {
  readonly name: string;
  readonly use: string;
}

function usesOf({ before, after }: RuleTexts, renaming: Renaming): Sides<Use[]> {
  return {
    before: usesIn(before, renaming.of),
    after: usesIn(after, (name) => (renaming.isTaken(name) ? name : undefined)),
  };
}

function usesIn(rules: ReadonlySet<string>, known: (name: string) => string | undefined): Use[] {
  return [...rules].flatMap((rule) => {
    const open = new Set(markedNames(rule).filter((name) => known(name) === undefined));
    return Array.from(open, (subject) => ({
      name: subject,
      use: rule.replace(/⟦([^⟧]+)⟧/g, (_, name: string) => known(name) ?? (name === subject ? '⟦this⟧' : '⟦another⟧')),
    }));
  });
}
