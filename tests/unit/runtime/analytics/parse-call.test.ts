import { expect, test } from 'vitest';
import { parseCall } from '../../../../src/runtime/analytics/parse-call.ts';
import { type PropertyKind, trackedEvents } from '../../../../src/runtime/shared/tracking/events.ts';

const track = (name: unknown, properties: unknown) => parseCall({ method: 'track', name, properties });
type Kinds = Readonly<Record<string, PropertyKind>>;
const unknown = (name: string) => ({ method: 'unknown', name });

test.each(
  Object.entries<Kinds>(trackedEvents).flatMap(([name, kinds]) =>
    Object.entries(kinds).flatMap(([property, kind]) =>
      typeof kind === 'string' ? [] : kind.map((value: string) => [name, property, value, kinds] as const),
    ),
  ),
)('The event "%s" may have the property %s with the value "%s", and no other text', (name, property, value, kinds) => {
  const sample = Object.fromEntries(Object.entries(kinds).map(([each, kind]) => [each, sampleOf(kind)]));
  const properties = { ...sample, [property]: value };
  expect(track(name, properties)).toEqual({ method: 'track', name, properties });
  expect(track(name, { ...sample, [property]: `${value}!` })).toEqual(unknown(name));
});

test('Ids of clicks may be absent, other properties may not', () => {
  expect(track('Started', { partner: 'no' })).toMatchObject({ method: 'track' });
  expect(track('Started', { gclid: 'Cj0KCQ' })).toEqual(unknown('Started'));
});

test.each([
  ['an email address', 'maja@nordvik.example'],
  ['an email address in a sentence', 'Sent to maja@nordvik.example today'],
  ['markup', '<b>Daylight</b>'],
  ['more than 200 characters', 'x'.repeat(201)],
  ['no text', 5],
])('A property with %s makes a call unknown', (_, video) => {
  const properties = { progress: 'started', video, host: 'internal' };
  expect(track('Video Played', properties)).toEqual(unknown('Video Played'));
});

test('A property that the tracking plan does not have makes a call unknown', () => {
  expect(track('Billing Cycle Chosen', { cycle: 'yearly', email: 'x' })).toEqual(unknown('Billing Cycle Chosen'));
});

test.each([
  [
    'an event that the tracking plan does not have',
    { method: 'track', name: 'Sun Risen', properties: {} },
    'Sun Risen',
  ],
  ['a method that analytics does not have', { method: 'group', id: 'nordvik' }, 'group'],
  ['an inherited name', { method: 'track', name: 'toString', properties: {} }, 'toString'],
  ['a name with an email address', { method: 'track', name: 'maja@nordvik.example', properties: {} }, 'unnamed'],
  ['an event without properties', { method: 'track', name: 'Started' }, 'Started'],
  ['nothing', null, 'object'],
])('%s is an unknown call', (_, call, name) => {
  expect(parseCall(call)).toEqual(unknown(name));
});

test('Traits are buckets of experiments and whether the visitor is logged in', () => {
  const traits = {
    loggedInCurrently: false,
    'split-test-signup-proof': 'quote',
    'split-test-encountered-signup-proof': true,
    'user-encountered-experiment': true,
  };
  expect(parseCall({ method: 'identify', traits })).toEqual({ method: 'identify', traits });
  expect(parseCall({ method: 'identify', traits: { email: 'maja' } })).toEqual(unknown('identify'));
  expect(parseCall({ method: 'identify', traits: { 'split-test-x': 'maja@nordvik.example' } })).toEqual(
    unknown('identify'),
  );
});

function sampleOf(kind: PropertyKind): unknown {
  if (kind === 'count') return 1;
  return typeof kind === 'string' ? 'text' : kind[0];
}
