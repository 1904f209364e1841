import { expect, test } from 'vitest';
import { parseMessage } from '../../../src/rules/worker-message.ts';

test('a page may ask to keep addresses and to clear', () => {
  const url = 'https://www.helios.example/helios/en';
  expect(parseMessage({ type: 'keep', urls: [url] })).toEqual({ type: 'keep', urls: [url] });
  expect(parseMessage({ type: 'clear', more: 1 })).toEqual({ type: 'clear' });
});

test('what is no address is not kept', () => {
  expect(parseMessage({ type: 'keep', urls: ['/helios/en', 7, null] })).toEqual({ type: 'keep', urls: [] });
});

test.each([[undefined], [null], ['clear'], [{}], [{ type: 'keep' }], [{ type: 'keep', urls: 'all' }]])(
  '%j is no message',
  (data) => {
    expect(parseMessage(data)).toBeUndefined();
  },
);
