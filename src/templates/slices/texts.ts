import type { KeyTextField } from '@prismicio/client';

/** The texts of some fields of a slice, for an island's labels. An empty field becomes an empty text. */
export function texts<Key extends string>(
  fields: Readonly<Record<Key, KeyTextField>>,
  keys: readonly Key[],
): Record<Key, string> {
  const entries = keys.map((key): [string, string] => [key, fields[key] ?? '']);
  return Object.fromEntries(entries) as Record<Key, string>;
}
