import type { Snapshot } from '../content/content-source.ts';
import { isUntranslated, untranslatedTag } from '../content/meaning/untranslated.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';

/** Reports the documents whose texts wait for their translation. Their pages must not go out. */
export function checkUntranslated(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  const codes = new Set(locales.map(({ code }) => code));
  return snapshot
    .heads()
    .filter(({ id, lang }) => codes.has(lang) && isUntranslated(snapshot.facts(id)))
    .map(({ id, type, uid, lang }) => ({
      code: 'untranslated',
      severity: 'error',
      message: `The ${type}${uid === null ? '' : ` "${uid}"`} of ${lang} is a copy that waits for its translation.`,
      document: { id, type, uid, lang },
      hint: `Translate its texts, and remove the tag "${untranslatedTag}". helios lint lists what is left.`,
    }));
}
