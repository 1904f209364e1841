import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LeadToStore, Outbox } from '../../../../src/leads/outbox/open-outbox.ts';
import { openOutbox } from '../../../../src/leads/outbox/open-outbox.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { lead } from '../sample-lead.ts';

function withOutbox(work: (outbox: Outbox, file: string) => void): void {
  using folder = temporaryFolder();
  const file = join(folder.path, 'deep/leads.sqlite');
  const outbox = openOutbox(file);
  try {
    work(outbox, file);
  } finally {
    outbox.close();
  }
}

test('A lead is in the outbox when it is opened again, and no other user may read the file', () => {
  withOutbox((outbox, file) => {
    outbox.add(lead('a', { files: ['a.pdf', 'a-2.pdf'] }), { now: 1, since: 0 });
    const again = openOutbox(file);
    expect(again.list(['pending'])).toEqual(
      [
        {
          ...lead('a'),
          keys: undefined,
          files: ['a.pdf', 'a-2.pdf'],
          state: 'pending',
          attempts: 0,
          receivedAt: 1,
          nextAt: 1,
          updatedAt: 1,
          reason: undefined,
        },
      ].map(({ keys: _, ...kept }) => kept),
    );
    again.close();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  });
});

test('A lead that comes again is the one that the outbox has', () => {
  withOutbox((outbox) => {
    outbox.add(lead('a', { keys: { request: 'k', content: 'c' } }), { now: 100, since: 0 });
    const again = (id: string, keys: LeadToStore['keys'], since: number) =>
      outbox.add(lead(id, { keys }), { now: 200, since }).id;
    expect(again('b', { request: undefined, content: 'c' }, 50)).toBe('a');
    expect(again('c', { request: 'k', content: 'other' }, 150)).toBe('a');
    expect(again('d', { request: undefined, content: 'c' }, 150)).toBe('d');
  });
});

test('The lead that is due for longest is sent first, once', () => {
  withOutbox((outbox) => {
    for (const [id, now] of [
      ['b', 20],
      ['a', 10],
      ['c', 30],
    ] as const)
      outbox.add(lead(id), { now, since: 0 });
    expect([outbox.claim(25), outbox.claim(25), outbox.claim(25)].map((each) => each?.id)).toEqual([
      'a',
      'b',
      undefined,
    ]);
    expect(outbox.nextDue()).toBe(30);
    expect(outbox.list(['sending']).map(({ id, attempts }) => [id, attempts])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });
});

test('The result of sending becomes the state of a lead', () => {
  withOutbox((outbox) => {
    for (const id of ['a', 'b', 'c', 'd']) outbox.add(lead(id), { now: 1, since: 0 });
    for (const _ of 'abcd') outbox.claim(1);
    const times = { now: 2, nextAt: 50 };
    outbox.recordResult('a', { type: 'delivered' }, times);
    outbox.recordResult('b', { type: 'rejected', errorType: 'BLOCKED_EMAIL' }, times);
    outbox.recordResult('c', { type: 'retry', reason: 'HubSpot answered 503.', isRateLimited: false }, times);
    outbox.recordResult('d', { type: 'uncertain', reason: 'The answer was lost.' }, times);
    expect(
      outbox
        .list(['delivered', 'rejected', 'pending', 'uncertain'])
        .map(({ id, state, reason }) => [id, state, reason]),
    ).toEqual([
      ['a', 'delivered', undefined],
      ['b', 'rejected', 'BLOCKED_EMAIL'],
      ['c', 'pending', 'HubSpot answered 503.'],
      ['d', 'uncertain', 'The answer was lost.'],
    ]);
    expect(outbox.nextDue()).toBe(50);
    expect(outbox.deleteDelivered(2)).toBe(0);
    expect(outbox.deleteDelivered(3)).toBe(1);
  });
});

test('A lead that a dead process was sending is uncertain, and is sent again only on demand', () => {
  withOutbox((outbox) => {
    outbox.add(lead('a'), { now: 1, since: 0 });
    outbox.add(lead('b'), { now: 2, since: 0 });
    outbox.claim(1);
    expect(outbox.recover(5)).toBe(1);
    expect(outbox.list(['uncertain'])).toMatchObject([
      { id: 'a', reason: 'The program ended while it was being sent.' },
    ]);
    expect(outbox.requeue(['rejected'], 'all', 9)).toBe(0);
    expect(outbox.requeue(['uncertain'], ['b'], 9)).toBe(0);
    expect(outbox.requeue(['uncertain'], ['a'], 9)).toBe(1);
    expect(outbox.claim(9)?.id).toBe('b');
    expect(outbox.claim(9)?.id).toBe('a');
  });
});

test('The error for an outbox that can’t be opened names its file', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  writeFileSync(file, 'no database at all, but long enough to be looked at as one');
  expect(() => openOutbox(file)).toThrow(expect.objectContaining({ code: 'outbox-unusable', where: file }));
  expect(() => openOutbox(join(file, 'below.sqlite'))).toThrow(expect.objectContaining({ code: 'outbox-unusable' }));
});
