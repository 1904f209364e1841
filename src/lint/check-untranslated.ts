import type { Snapshot } from '../content/content-source.ts';
import { isUntranslated } from '../content/meaning/untranslated.ts';
import type { ContentText } from '../content/texts/content-text.ts';
import type { Finding } from '../site/finding.ts';

/**
 * Reports each text of an untranslated copy that another document of its translation group has too. Names may stay as
 * they are.
 */
export function checkUntranslatedTexts(
  texts: readonly ContentText[],
  snapshot: Snapshot,
  textsOf: (documentId: string) => readonly ContentText[],
): Finding[] {
  const alternates = new Map(snapshot.heads().map(({ id, alternates }) => [id, alternates.map((each) => each.id)]));
  const byDocument = Map.groupBy(texts, ({ place }) => place.id);
  return [...byDocument].flatMap(([id, own]) => {
    if (!isUntranslated(snapshot.facts(id))) return [];
    const others = new Set((alternates.get(id) ?? []).flatMap((other) => textsOf(other).map(({ text }) => text)));
    return own
      .filter(({ kind, text }) => kind !== 'name' && others.has(text))
      .map(({ place }) => ({
        code: 'untranslated',
        severity: 'warning',
        message: `This text of ${place.lang} is still the one that was copied.`,
        document: place,
        hint: 'Translate it.',
      }));
  });
}
