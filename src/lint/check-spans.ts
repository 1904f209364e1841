import type { ContentDocument } from '../content/content-source.ts';
import type { FieldsOf } from '../content/models/walk-fields.ts';
import type { Finding } from '../site/finding.ts';

/** A part of a rich text's paragraph that is bold, italic or a link. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reports emphases and links of rich texts that begin or end inside a word: the text before them became longer or shorter. */
export function checkSpans(document: ContentDocument, fieldsOf: FieldsOf): Finding[] {
  const { id, type, uid, lang } = document;
  return fieldsOf(document).flatMap(({ path, model, value }) => {
    if (model.type !== 'StructuredText' || !Array.isArray(value)) return [];
    return value.flatMap((node: { text?: unknown; spans?: unknown }, index) =>
      displacedSpans(node).map(
        (excerpt): Finding => ({
          code: 'displaced-span',
          severity: 'warning',
          message: `A bold or linked part of a text begins or ends inside a word: ${excerpt}`,
          document: { id, type, uid: uid ?? null, lang, field: `${path}[${index}]` },
          hint: 'Mark whole words.',
        }),
      ),
    );
  });
}

function displacedSpans({ text, spans }: { readonly text?: unknown; readonly spans?: unknown }): string[] {
  if (typeof text !== 'string' || !Array.isArray(spans)) return [];
  return spans
    .filter(({ start, end }: Span) => isInsideWord(text, start) || isInsideWord(text, end))
    .map(({ start, end }: Span) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`);
}

/** Whether a letter or a digit is on both sides of a place in a text. */
function isInsideWord(text: string, place: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(place - 1, 0), place + 1));
}
