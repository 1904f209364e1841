import { test } from 'vitest';
import { killBeforeEachChange } from './kill-exports.ts';
import { outputsOfFile } from './sample-outputs.ts';

const place = outputsOfFile();

test.each([
  { kind: 'a directory', isPlain: false, canExchange: true, killWithin: ['/out', '/releases'] },
  {
    kind: 'a directory that was begun in a thread',
    isPlain: false,
    canExchange: true,
    isBegun: true,
    killWithin: ['/out'],
  },
  // All other changes are the same as for a directory.
  {
    kind: 'a directory that two renames replace',
    isPlain: true,
    canExchange: false,
    killWithin: ['/out'],
    killBefore: ['renameSync'],
  },
])(
  'An export as $kind that is killed before any change to the disk leaves the old site or the new one',
  ({ kind: _, ...how }) => killBeforeEachChange(place, how),
);
