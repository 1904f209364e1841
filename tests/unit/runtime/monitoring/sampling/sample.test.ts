import { expect, test } from 'vitest';
import { isSampled, type SampleInput } from '../../../../../src/runtime/monitoring/sampling/sample.ts';

const visit: SampleInput = {
  stored: null,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  referrer: '',
  origin: 'https://www.example.com',
  draw: () => 0,
};

test('one session of twenty is sampled', () => {
  expect(isSampled({ ...visit, draw: () => 0.0499 })).toBe(true);
  expect(isSampled({ ...visit, draw: () => 0.05 })).toBe(false);
});

test('a crawler is never sampled, not even in a sampled tab', () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(isSampled({ ...visit, userAgent })).toBe(false);
  expect(isSampled({ ...visit, userAgent, stored: '{"isSampled":true}' })).toBe(false);
});

test('a tab with a sampled session stays sampled on all its pages', () => {
  const next = { ...visit, referrer: 'https://www.example.com/helios/en', draw: () => 0.9 };
  expect(isSampled({ ...next, stored: '{"sessionId":"aB3","isSampled":true}' })).toBe(true);
});

test.each(['{"sessionId":"aB3","isSampled":false}', '{"isSampled":"true"}', 'null', 'damaged'])(
  'a stored session that does not say that it is sampled is not sampled: %s',
  (stored) => {
    expect(isSampled({ ...visit, stored })).toBe(false);
  },
);

test('a session draws on its first page only, although nothing is stored for sessions that are not sampled', () => {
  expect(isSampled({ ...visit, referrer: 'https://www.example.com/helios/en/pricing' })).toBe(false);
  expect(isSampled({ ...visit, referrer: 'https://www.example.com' })).toBe(false);
  expect(isSampled({ ...visit, referrer: 'https://www.example.com.elsewhere.example/' })).toBe(true);
});
