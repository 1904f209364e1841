import type { DocumentHead, Snapshot } from '../content/content-source.ts';
import type { UnfilledText } from '../content/document-facts.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import { nearestText } from '../site/nearest-text.ts';

/** Reports texts with placeholders that their fields do not have, and with braces that belong to no placeholder. */
export function checkPlaceholders(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  const codes = new Set(locales.map(({ code }) => code));
  return snapshot.heads().flatMap((head) => {
    const texts = codes.has(head.lang) ? (snapshot.facts(head.id)?.unfilled ?? []) : [];
    return texts.flatMap((text) => [...unknownPlaceholders(text, head), ...strayBrace(text, head)]);
  });
}

function unknownPlaceholders(found: UnfilledText, head: DocumentHead): Finding[] {
  const { label, text, placeholders, unknown } = found;
  return unknown.map((name) => {
    const nearest = nearestText(name.toLowerCase(), placeholders, (placeholder) => placeholder);
    const message = `"${label}" has the placeholder {${name}}, which nothing fills in: ${text}`;
    const advice = nearest === undefined ? 'Write the text without it.' : `Write {${nearest}} if that is meant.`;
    return finding({ found, head, message, advice });
  });
}

function strayBrace(found: UnfilledText, head: DocumentHead): Finding[] {
  const { label, text, placeholders, hasStrayBrace } = found;
  if (!hasStrayBrace) return [];
  const [example] = placeholders;
  const message = `"${label}" has a brace that belongs to no placeholder: ${text}`;
  const advice =
    example === undefined ? 'Write the text without it.' : `Write a placeholder as {${example}}, without spaces.`;
  return [finding({ found, head, message, advice })];
}

interface Fault {
  readonly found: UnfilledText;
  readonly head: DocumentHead;
  readonly message: string;
  readonly advice: string;
}

function finding({ found: { field, placeholders }, head: { id, type, uid, lang }, message, advice }: Fault): Finding {
  const names = placeholders.map((name) => `{${name}}`).join(', ') || 'no placeholders';
  return {
    code: 'wrong-placeholder',
    severity: 'error',
    message,
    document: { id, type, uid, lang, field },
    hint: `${advice} The field has ${names}.`,
  };
}
