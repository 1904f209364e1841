import { expect, test } from 'vitest';
import type { StoredValues } from '../../../../src/rules/privacy/stored-data.ts';
import { cookiesToForget, forgetIn } from '../../../../src/runtime/consent/forget.ts';
import { deniedNames } from '../../../../src/runtime/shared/consent/denied-names.ts';
import { noConsent, preferencesWith } from '../../../../src/runtime/shared/consent/preferences.ts';

const lifetime = 'until_deleted';
const declared: readonly StoredValues[] = [
  { purpose: 'a', names: ['draft'], needs: ['necessary'], lifetime },
  { purpose: 'b', names: ['utm_*'], needs: ['analytics'], lifetime },
  { purpose: 'c', names: ['both'], needs: ['analytics', 'advertisement'], lifetime },
];

test('A name is denied unless all its categories are allowed, and a necessary one never is', () => {
  expect(deniedNames(declared, noConsent)).toEqual(['utm_*', 'both']);
  expect(deniedNames(declared, preferencesWith(['analytics']))).toEqual(['both']);
  expect(deniedNames(declared, preferencesWith(['analytics', 'advertisement']))).toEqual([]);
  const { categories } = preferencesWith(['analytics', 'advertisement']);
  expect(deniedNames(declared, { allowed: false, categories })).toEqual(['utm_*', 'both']);
});

test('Forgotten cookies are deleted for this host and for each domain above it, and others stay', () => {
  const cookies = 'utm_source=%; other=1; both=<b>; utm_';
  const forgotten = cookiesToForget(['utm_*', 'both'], cookies, 'www.helios.example');
  expect(forgotten.every(({ maxAge, value }) => maxAge === 0 && value === '')).toBe(true);
  expect(forgotten.map(({ name, domain }) => `${name} ${domain}`)).toEqual(
    ['utm_source', 'both', 'utm_'].flatMap((name) =>
      [undefined, 'www.helios.example', 'helios.example'].map((domain) => `${name} ${domain}`),
    ),
  );
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(cookiesToForget(['both'], cookies, host).map(({ domain }) => domain)).toEqual([undefined]);
});

test('Keys of a forgotten vendor leave the storage, and forbidden storage is no error', () => {
  const entries: Record<string, string> = { 'queue:1:items': '', 'queue:1': '', draft: '' };
  const storage = {
    ...entries,
    removeItem(key: string) {
      delete entries[key];
    },
  };
  // The cast is safe: the function reads the keys and calls `removeItem`.
  forgetIn(() => storage as unknown as Storage, ['queue:*:items']);
  expect(Object.keys(entries)).toEqual(['queue:1', 'draft']);
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(() => forgetIn(forbidden, ['draft'])).not.toThrow();
});
