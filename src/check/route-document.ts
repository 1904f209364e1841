import type { DocumentPlace } from '../site/finding.ts';
import type { Route } from '../site/route.ts';

/** The place in the CMS of a page: its document, or the named field of it. */
export function placeOfRoute({ documentId, type, uid, locale }: Route, field?: string): DocumentPlace {
  return { id: documentId, type, uid, lang: locale.code, ...(field !== undefined && { field }) };
}

/** The text of a document's field without the spaces around it. Empty for a field that is missing or has no text. */
export function textIn(data: object, field: string): string {
  const value: unknown = Reflect.get(data, field);
  return typeof value === 'string' ? value.trim() : '';
}
