import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import type { PageRecord } from '../../../src/export/render/page-record.ts';
import { nextChange } from '../../../src/pipeline/next-change.ts';
import { notes } from '../check/samples.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const webinar = { status: 'upcoming', starts_at: '2027-01-21T09:00:00+0000', ends_at: '2027-01-21T09:45:00+0000' };

/** A page that asks whether a moment has passed. */
function pageAsking(iso: string): PageRecord {
  const page = { path: 'a.html', sha256: '', bytes: 1, type: 'text/html', cache: 'revalidate' } as const;
  const reads = [{ kind: 'moment', iso, hash: '' } as const];
  return { pathname: '/a', page, companions: [], notes: notes({ reads }) };
}

test.each([
  ['an event ends on this day', '2027-01-21T08:00:00Z', '2027-01-21T09:45:00.000Z'],
  ['the event has ended', '2027-01-21T09:45:00Z', '2027-01-21T18:00:00.000Z'],
  ['the week before the event begins on this day', '2027-01-14T08:00:00Z', '2027-01-14T09:45:00.000Z'],
  ['the page has had its answer', '2027-01-21T18:00:00Z', '2027-01-22T00:00:00.000Z'],
  ['nothing comes on this day', '2027-02-02T13:00:00Z', '2027-02-03T00:00:00.000Z'],
])('The same content may give another site at the next moment that counts: %s', (_, now, next) => {
  const snapshot = snapshotOf({ type: 'webinar', uid: 'lunch', data: webinar });
  const records = [pageAsking('2027-01-21T18:00:00Z')];
  expect(nextChange({ records, snapshot, locales, now: new Date(now) }).toISOString()).toBe(next);
});
