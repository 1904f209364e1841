import type { LinkField } from '@prismicio/client';
import type { ContentDocument } from '../content/content-source.ts';
import type { FieldsOf, FieldValue } from '../content/models/walk-fields.ts';

/** A link that an editor set, with the words that visitors press. */
export interface ContentLink {
  readonly field: string;
  readonly link: LinkField;
  readonly text: string;
}

/** Lists the links of a document: those in link fields and those in rich texts. Relationships are not links. */
export function linksIn(document: ContentDocument, fieldsOf: FieldsOf): ContentLink[] {
  return fieldsOf(document).flatMap(linksOf);
}

function linksOf({ path, model, value }: FieldValue): ContentLink[] {
  if (model.type === 'Link') {
    return model.config?.select === 'document' || !isLink(value)
      ? []
      : [{ field: path, link: value, text: value.text ?? '' }];
  }
  if (model.type !== 'StructuredText' || !Array.isArray(value)) return [];
  return value.flatMap((node: { text?: unknown; spans?: unknown }, index) => {
    const { text, spans } = node;
    if (typeof text !== 'string' || !Array.isArray(spans)) return [];
    return spans.flatMap(({ start, end, data }: { start: number; end: number; data?: unknown }) =>
      isLink(data) ? [{ field: `${path}[${index}]`, link: data, text: text.slice(start, end) }] : [],
    );
  });
}

function isLink(value: unknown): value is LinkField {
  return typeof value === 'object' && value !== null && 'link_type' in value;
}
