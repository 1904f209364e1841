import type { RichTextField, RTInlineNode } from '@prismicio/client';
import type { TextSegment } from '../../components/view-models.ts';
import type { PageContext } from '../page-context.ts';

/** Converts structured text to plain data: links, and the text between them. Islands get texts in this form. */
export function segmentsOf(page: PageContext, field: RichTextField): TextSegment[] {
  return field.flatMap((node) => ('spans' in node ? segmentsIn(page, node) : []));
}

function segmentsIn(
  page: PageContext,
  { text, spans }: { text: string; spans: readonly RTInlineNode[] },
): TextSegment[] {
  const segments: TextSegment[] = [];
  let position = 0;
  for (const span of spans) {
    const href = span.type === 'hyperlink' ? page.link(span.data)?.href : undefined;
    if (!href || span.start < position) continue;
    segments.push({ text: text.slice(position, span.start) }, { text: text.slice(span.start, span.end), href });
    position = span.end;
  }
  return [...segments, { text: text.slice(position) }].filter((segment) => segment.text !== '');
}
