import type { Case } from '../../../src/templates/cases/cases.ts';
import { type DataOf, documentOf } from './document-of.ts';

/** A customer case under its UID, at `/{uid}`. */
export function caseOf(uid: string, data?: DataOf<'customer_case'>): Case {
  return documentOf('customer_case', data, { uid });
}

export const older = caseOf('older', { published: '2026-02-01', industry: 'Retail' });
export const undated = caseOf('undated', { industry: 'Transport' });
export const newer = caseOf('newer', { published: '2026-09-01', industry: 'Retail' });
