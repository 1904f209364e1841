import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { defaultLocaleOf } from '../../../src/site/locale.ts';

test('The default locale is found wherever it is in the list', () => {
  expect(defaultLocaleOf(config.locales.toReversed()).code).toBe('en-gb');
});

test('A list without a default locale is an error that names the file to mend', () => {
  const others = config.locales.filter(({ isDefault }) => !isDefault);
  expect(() => defaultLocaleOf(others)).toThrow('config/locales.ts');
});
