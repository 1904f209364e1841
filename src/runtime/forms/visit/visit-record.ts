import type { VisitValues } from '../../../rules/visit/values.ts';
import { leadFieldsOf, registerFieldsOf } from '../../../rules/visit/visit.ts';
import { demoFieldsOf } from '../../shared/visit/demo-record.ts';
import { followDemos } from './follow-demos.ts';
import { type FollowedVisit, followVisit } from './follow-visit.ts';

/** The data of a visit for leads and for the product's sign-up, current at each call. */
export interface VisitRecord extends Omit<FollowedVisit, 'visit'> {
  /** The values of the visit, by the names of lead fields. */
  leadFields(): VisitValues;
  /** The values of the visit, by the parameter names of the product's sign-up. */
  registerFields(): VisitValues;
}

export function openVisitRecord(root: Document, pathPrefix: string): VisitRecord {
  const { visit, ...addresses } = followVisit(root, pathPrefix);
  const demos = followDemos(root, pathPrefix);
  return {
    leadFields: () => leadFieldsOf(visit()),
    registerFields: () => ({ ...registerFieldsOf(visit()), ...demoFieldsOf(demos()) }),
    ...addresses,
  };
}
