import { canonicalJson } from './json.ts';

/** The properties that the API repeats in links to a document and in its translations. */
const copied = ['type', 'lang', 'uid', 'tags', 'alternate_languages'] as const;

/** True if no other document looks different because this one has changed. False if the document is new. */
export function isSameToOthers(document: object, before: object | undefined): boolean {
  return before !== undefined && copied.every((key) => jsonOf(document, key) === jsonOf(before, key));
}

function jsonOf(document: object, key: (typeof copied)[number]): string {
  return canonicalJson(Reflect.get(document, key));
}
