import { expect, test } from 'vitest';
import { onIntent } from '../../../../src/runtime/shared/intent.ts';

/** The events that count as a sign that the visitor is about to use the target. */
function counted(...events: Event[]): string[] {
  const target = new EventTarget();
  const seen: string[] = [];
  onIntent(target, ({ type }) => seen.push(type));
  for (const event of events) target.dispatchEvent(event);
  return seen;
}

const move = (movement: { movementX: number; movementY: number }) => Object.assign(new Event('pointermove'), movement);
const down = move({ movementX: 0, movementY: 1 });

test('A pointer that rests where a page appears shows no intent', () => {
  expect(counted(new Event('pointerover'), move({ movementX: 0, movementY: 0 }))).toEqual([]);
});

test('A pointer that moves onto an element shows intent, once', () => {
  const across = move({ movementX: -1, movementY: 0 });
  expect(counted(across, down)).toEqual(['pointermove']);
});

test('A press and the focus show intent each time', () => {
  const [press, focus] = ['pointerdown', 'focusin'];
  const events = [press, focus, press].map((type = '') => new Event(type));
  expect(counted(...events)).toEqual([press, focus, press]);
});
