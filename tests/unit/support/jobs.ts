import type { Job } from '../../../src/templates/jobs/jobs.ts';
import { type DataOf, documentOf } from './document-of.ts';

/** A job under its number, at `/{number}`. */
export function jobOf(uid: string, data?: DataOf<'job'>): Job {
  return documentOf('job', data, { uid });
}

export const ledger = jobOf('4000001', { title: 'Engineer, ledger', team: 'Engineering' });
export const android = jobOf('4000002', { title: 'Android engineer', team: 'Engineering' });
export const counsel = jobOf('4000003', { title: 'Counsel', team: 'Legal and compliance' });
