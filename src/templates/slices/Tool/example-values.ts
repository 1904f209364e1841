import type { KeyTextField } from '@prismicio/client';

/** The values of a tool's example, by the names of the fields. */
export function exampleValues(
  fields: readonly { readonly field: KeyTextField; readonly text: KeyTextField }[],
): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ field, text }) => (field && text ? [[field, text]] : [])));
}
