import type { SeenPair } from './evidence.ts';
import { pairAlikes, pairByAllRules, pairByMostRules, type RuleTexts } from './pair-by-use.ts';
import { createRenaming, type Renaming, settleVotes, type Vote } from './renaming.ts';

/**
 * Pairs the classes of the old export with those of the new one, and the names of animations too. The steps with the
 * surest evidence come first. After a step that paired something, the first step runs again: a known name often leaves
 * one choice for another name. A wrong guess hides no difference, since every attribute and every rule is judged
 * afterwards.
 */
export function learnClasses(attributes: readonly SeenPair[], rules: RuleTexts): Renaming {
  const renaming = createRenaming();
  const steps = [
    () => pairSoleClasses(attributes, renaming),
    () => pairByAllRules(rules, renaming),
    () => pairByPosition(attributes, renaming),
    () => pairByMostRules(rules, renaming),
    () => pairAlikes(rules, renaming),
  ];
  for (let index = 0; index < steps.length; ) {
    const size = renaming.pairs.size;
    steps[index]?.();
    index = renaming.pairs.size > size ? 0 : index + 1;
  }
  return renaming;
}

export function splitClasses(value: string): string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** Pairs a class of one site with a class of the other if each is the only unpaired one in its `class` attribute. */
function pairSoleClasses(attributes: readonly SeenPair[], renaming: Renaming): void {
  settleVotes(
    attributes.flatMap((attribute) => {
      const votes = votesOf(attribute, renaming);
      return votes.length === 1 ? votes : [];
    }),
    renaming,
  );
}

function pairByPosition(attributes: readonly SeenPair[], renaming: Renaming): void {
  settleVotes(
    attributes.flatMap((attribute) => votesOf(attribute, renaming)),
    renaming,
  );
}

/** Pairs the classes of an attribute that have no partner yet by their positions. */
function votesOf({ before, after, count }: SeenPair, renaming: Renaming): Vote[] {
  const names = splitClasses(before).filter((name) => renaming.of(name) === undefined);
  const others = splitClasses(after).filter((name) => !renaming.isTaken(name));
  if (names.length !== others.length) return [];
  return names.map((name, index) => ({ before: name, after: others[index] ?? '', count }));
}
