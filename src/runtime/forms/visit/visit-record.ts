import type { VisitValues } from '../../../rules/visit/values.ts';
import { leadFieldsOf, registerFieldsOf } from '../../../rules/visit/visit.ts';
import { demoFieldsOf } from '../../shared/visit/demo-record.ts';
import { followDemos } from './follow-demos.ts';
import { followVisit } from './follow-visit.ts';

/** What a visitor's way here tells others, as it is when they ask. */
export interface VisitRecord {
  /** By the names of a lead's fields. */
  leadFields(): VisitValues;
  /** By the names the product's sign-up has for them. */
  registerFields(): VisitValues;
}

export function openVisitRecord(root: Document, pathPrefix: string): VisitRecord {
  const visit = followVisit(pathPrefix);
  const demos = followDemos(root, pathPrefix);
  return {
    leadFields: () => leadFieldsOf(visit()),
    registerFields: () => ({ ...registerFieldsOf(visit()), ...demoFieldsOf(demos()) }),
  };
}
