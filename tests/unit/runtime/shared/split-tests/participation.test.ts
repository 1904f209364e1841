import { expect, test } from 'vitest';
import { parseParticipation, participationText } from '../../../../../src/runtime/shared/split-tests/participation.ts';

const cookieOf = (value: string) => `a=b; split-test=${encodeURIComponent(value)}; c=d`;

test('The cookie of split tests keeps buckets, encountered tests and the paths where that happened', () => {
  const participation = {
    buckets: new Map([
      ['proof', 'quote'],
      ['hero', 'b'],
    ]),
    encountered: new Map([['proof', '/customer-cases/kestrel']]),
  };
  const value = participationText(participation);
  expect(value).toBe('proof:quote,hero:b|proof@/customer-cases/kestrel');
  expect(parseParticipation(cookieOf(value))).toEqual(participation);
});

test('The cookie of split tests can be a plain list of pairs', () => {
  expect(parseParticipation('split-test=other%3Ax%2C%20proof%3Aquote').buckets).toEqual(
    new Map([
      ['other', 'x'],
      ['proof', 'quote'],
    ]),
  );
});

test.each(['', '%', 'proof', 'proof:', ':quote', 'proof:<b>', 'proof:a b', '|proof@https://elsewhere.example'])(
  'The value "%s" of the cookie names no bucket and no encountered test',
  (value) => {
    const { buckets, encountered } = parseParticipation(`split-test=${value}`);
    expect([buckets.size, encountered.size]).toEqual([0, 0]);
  },
);

test('A path that could not be read again is not kept', () => {
  const encountered = new Map([['proof', '/a,b|c']]);
  expect(participationText({ buckets: new Map([['proof', 'quote']]), encountered })).toBe('proof:quote');
});
