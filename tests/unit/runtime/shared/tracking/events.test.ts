import { expect, test } from 'vitest';
import { clickIdNames } from '../../../../../src/rules/visit/click-ids.ts';
import { visitNames } from '../../../../../src/rules/visit/visit.ts';
import { trackedEvents } from '../../../../../src/runtime/shared/tracking/events.ts';

test('Each id of a click that a visit keeps may be sent with the start of a sign-up, and no other value of it', () => {
  const { partner: _, ...clickIds } = trackedEvents.Started;
  expect(Object.keys(clickIds)).toEqual(clickIdNames);
  expect(visitNames).toEqual(expect.arrayContaining([...clickIdNames]));
});
