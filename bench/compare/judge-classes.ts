import type { Evidence } from './evidence.ts';
import { splitClasses } from './learn-classes.ts';
import type { Renaming } from './renaming.ts';

/** Reports every `class` attribute whose classes are not those of the old export under their new names. */
export function judgeClasses({ classes, differences }: Evidence, renaming: Renaming): void {
  for (const { kind, before, after, count, places } of classes) {
    const expected = splitClasses(before).map((name) => renaming.of(name) ?? `(none for ${name})`);
    if (isSameSet(expected, splitClasses(after))) continue;
    const note = `By all other places this is now "${expected.join(' ')}".`;
    differences.add({ kind, before, after, note, count, places });
  }
}

/** The order of classes in an attribute means nothing. */
function isSameSet(names: readonly string[], others: readonly string[]): boolean {
  return names.toSorted().join(' ') === others.toSorted().join(' ');
}
