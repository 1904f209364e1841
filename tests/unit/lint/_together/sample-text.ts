import type { ContentText } from '../../../../src/content/texts/content-text.ts';
import { readableText } from '../../../../src/content/texts/readable-text.ts';

/** A paragraph of a page. */
export function textOf(text: string, more: Partial<ContentText> & { readonly lang?: string } = {}): ContentText {
  const { lang = 'en-gb', ...rest } = more;
  return {
    place: { id: 'A', type: 'page', uid: 'about', lang, field: 'slices[0].primary.body[0]' },
    field: 'body',
    slice: 'rich_text',
    kind: 'prose',
    text: readableText(text),
    ...rest,
  };
}
