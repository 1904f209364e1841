import { config } from '../../../config/index.ts';
import type { LocaleContent } from '../../../src/content/meaning/locale-content.ts';
import type { DataOf } from './document-of.ts';
import { snapshotOf } from './snapshot-of.ts';

interface LocaleSketch {
  readonly settings?: DataOf<'locale_settings'>;
  /** Names of the locale's pages. The address of each is its name. */
  readonly pages?: readonly string[];
}

/** The content of the default locale in memory: its settings and its pages. */
export function localeContent({ settings = {}, pages = [] }: LocaleSketch = {}): LocaleContent {
  const snapshot = snapshotOf({ type: 'locale_settings', data: settings });
  return {
    site: config.site,
    single: (type) => snapshot.documentsOf(type, 'en-gb')[0],
    named: (_, name) => (pages.includes(name) ? { id: name } : undefined),
    link(field) {
      if (field && 'id' in field) return { href: String(field.id) };
      return field && 'url' in field && field.url ? { href: field.url } : undefined;
    },
  };
}
