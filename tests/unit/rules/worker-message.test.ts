import { expect, test } from 'vitest';
import { parseMessage } from '../../../src/rules/worker-message.ts';

test('A page may ask the service worker to store addresses and to clear', () => {
  const url = 'https://www.helios.example/helios/en';
  expect(parseMessage({ type: 'keep', urls: [url] })).toEqual({ type: 'keep', urls: [url] });
  expect(parseMessage({ type: 'clear', more: 1 })).toEqual({ type: 'clear' });
});

test('A message to the service worker drops texts that are no address', () => {
  expect(parseMessage({ type: 'keep', urls: ['/helios/en', 7, null] })).toEqual({ type: 'keep', urls: [] });
});

test.each([[undefined], [null], ['clear'], [{}], [{ type: 'keep' }], [{ type: 'keep', urls: 'all' }]])(
  'The value %j is no message to the service worker',
  (data) => {
    expect(parseMessage(data)).toBeUndefined();
  },
);
