import type { Kind, Place } from './differences.ts';
import type { Evidence } from './evidence.ts';
import { hashedNamesIn, withoutDigests } from './hashed-names.ts';

/** Compares the strings at one place of both sites. Strings that contain hashed names are only recorded, to be judged later. */
export function compareString(
  { kind, before, after, place }: { kind: Kind; before: string; after: string; place: () => Place },
  { strings, differences, hashed }: Evidence,
): void {
  const [old, now] = [withoutDigests(before), withoutDigests(after)];
  const hasHashes = hashedNamesIn(old, hashed.before).length > 0 || hashedNamesIn(now, hashed.after).length > 0;
  if (hasHashes) strings.see({ kind, before: old, after: now }, place);
  else if (old !== now) differences.add({ kind, before: old, after: now, places: [place()] });
}
