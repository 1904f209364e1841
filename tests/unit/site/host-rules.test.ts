import { expect, test } from 'vitest';
import { parseHostRules } from '../../../src/site/host-rules.ts';
import { hostRules } from '../check/samples.ts';

test('Host rules are the same after they are written and read', () => {
  expect(parseHostRules(JSON.parse(JSON.stringify(hostRules)))).toEqual(hostRules);
});

test.each([
  [{ ...hostRules, version: 2 }, 'version must be 1, got 2'],
  [{ ...hostRules, trailingSlash: 'sometimes' }, 'trailingSlash must be one of never, always, legacy, got "sometimes"'],
  [
    { ...hostRules, redirects: [{ from: '/a', to: '/b', status: 200 }] },
    'redirects[0].status must be one of 301, 302, 308',
  ],
  [{ ...hostRules, headers: [{ pattern: '/*', set: { etag: 1 } }] }, 'headers[0].set.etag must be text, got 1'],
  [{ ...hostRules, notFound: undefined }, 'notFound must be a list, got nothing'],
  [[], 'the file must be an object, got []'],
])('A wrong value of the host rules is named by its key (%#)', (value, told) => {
  expect(() => parseHostRules(value)).toThrow(told);
});
