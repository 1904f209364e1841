import type { Locale } from '../../site/locale.ts';
import type { DocumentOf } from '../content-source.ts';

export type LocaleSettings = DocumentOf<'locale_settings'>['data'];

/**
 * A locale of the configuration with the decisions of its `locale_settings` document. Editors (`is_pre_launch`) and the
 * configuration can both make it pre-launch. All locales of the plan are results of this function; no other code reads
 * that field.
 */
export function mergeLocaleSettings(locale: Locale, settings: LocaleSettings | undefined): Locale {
  return settings?.is_pre_launch ? { ...locale, isPreLaunch: true } : locale;
}
