import type { VisitValues } from '../../../rules/visit/values.ts';
import { leadFieldsOf, registerFieldsOf } from '../../../rules/visit/visit.ts';
import { demoFieldsOf } from '../../shared/visit/demo-record.ts';
import { withVisit } from '../../shared/visit/with-visit.ts';
import { followDemos } from './follow-demos.ts';
import { followVisit } from './follow-visit.ts';

/** The data of a visit for leads and for the product's sign-up, current at each call. */
export interface VisitRecord {
  /** The values of the visit, by the names of lead fields. */
  leadFields(): VisitValues;
  /** The values of the visit, by the parameter names of the product's sign-up. */
  registerFields(): VisitValues;
  /** The address of the page after a form. It carries the visit if the browser loads the page by itself. */
  nextAddress(address: string): string;
  /** The address of the page, without what consent does not allow. */
  pageAddress(): string;
}

export function openVisitRecord(root: Document, pathPrefix: string): VisitRecord {
  const { visit, pageAddress } = followVisit(root, pathPrefix);
  const demos = followDemos(root, pathPrefix);
  return {
    leadFields: () => leadFieldsOf(visit()),
    registerFields: () => ({ ...registerFieldsOf(visit()), ...demoFieldsOf(demos()) }),
    pageAddress,
    nextAddress(address) {
      const from = new URL(location.href);
      const to = new URL(address, from);
      return 'navigation' in globalThis ? to.href : withVisit(to, { visit: visit(), from, pathPrefix }).href;
    },
  };
}
