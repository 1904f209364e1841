import type { Evidence } from './evidence.ts';
import { type HashedNames, renameHashes } from './hashed-names.ts';
import type { Renaming } from './renaming.ts';

/** Reports strings that are not those of the old export with its hashed names renamed. */
export function judgeStrings({ strings, hashed, differences }: Evidence, renaming: Renaming): void {
  for (const { kind, before, after, count, places } of strings) {
    const expected = renameHashes(before, hashed.before, renaming);
    if (expected === after) continue;
    const isName = withoutNames(before, hashed.before) === withoutNames(after, hashed.after);
    const note = isName ? { note: `By all other places this is now "${expected}".` } : {};
    differences.add({ kind: isName ? 'name' : kind, before, after, ...note, count, places });
  }
}

function withoutNames(text: string, known: HashedNames): string {
  return renameHashes(text, known, { of: () => '*' });
}
