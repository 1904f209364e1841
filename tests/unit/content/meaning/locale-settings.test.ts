import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { mergeLocaleSettings } from '../../../../src/content/meaning/locale-settings.ts';
import { defaultLocaleOf } from '../../../../src/site/locale.ts';
import { documentOf } from '../../support/document-of.ts';

const launched = { ...defaultLocaleOf(config.locales), isPreLaunch: false };
const held = { ...launched, isPreLaunch: true };

const settings = (is_pre_launch: boolean) => documentOf('locale_settings', { is_pre_launch }).data;

test.each([
  ['nobody holds back', launched, settings(false), false],
  ['editors hold back', launched, settings(true), true],
  ['the configuration holds back', held, settings(false), true],
  ['both hold back', held, settings(true), true],
])('A locale that %s has isPreLaunch accordingly', (_, locale, own, isPreLaunch) => {
  expect(mergeLocaleSettings(locale, own)).toEqual({ ...locale, isPreLaunch });
});

test('A locale without a settings document is as the configuration has it', () => {
  expect([launched, held].map((locale) => mergeLocaleSettings(locale, undefined))).toEqual([launched, held]);
});
