import type { DocumentFacts } from '../document-facts.ts';

/** The id of the document that a relationship field holds. Undefined if it holds none. */
export function relatedId(facts: Pick<DocumentFacts, 'relationships'> | undefined, field: string): string | undefined {
  return facts?.relationships.find((each) => each.field === field)?.target;
}
