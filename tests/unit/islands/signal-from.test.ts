import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { signalFrom } from '../../../src/islands/signal-from.ts';

/** A value that others change, with the listeners that are told of a change. */
function sourceOf<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    listeners,
    change(next: Value, { isSilent = false } = {}) {
      value = next;
      if (!isSilent) for (const listener of listeners) listener();
    },
    read: () => value,
    listen(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

test('A signal of an outside value follows it for all its readers, and listens only as long as it has one', () => {
  const cycle = sourceOf('yearly');
  const seen: string[] = [];
  const signal = signalFrom(cycle);
  expect(cycle.listeners.size).toBe(0);
  const ends = ['a', 'b'].map((reader) => effect(() => void seen.push(`${reader} ${signal.value}`)));
  expect(cycle.listeners.size).toBe(1);
  cycle.change('monthly');
  expect(seen).toEqual(['a yearly', 'b yearly', 'a monthly', 'b monthly']);
  for (const end of ends) end();
  expect(cycle.listeners.size).toBe(0);
});

test('A signal of an outside value knows what changed while nobody read it', () => {
  const cycle = sourceOf('yearly');
  const signal = signalFrom(cycle);
  cycle.change('monthly', { isSilent: true });
  let seen = '';
  const end = effect(() => {
    seen = signal.value;
  });
  expect(seen).toBe('monthly');
  end();
});
