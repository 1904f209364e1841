import type { CustomTypeModelField } from '@prismicio/client';
import { z } from 'zod';
import { choose, isObject, should, shown } from './fault.ts';
import { filledImageSchema } from './image-schema.ts';
import { textLinkSchema } from './link-schema.ts';

type RichTextConfig = NonNullable<Extract<CustomTypeModelField, { type: 'StructuredText' }>['config']>;

const textBlocks = [
  'paragraph',
  'preformatted',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'list-item',
  'o-list-item',
];
const emphases = ['strong', 'em'];

/** Creates the schema of rich text with the blocks and spans that the model allows. */
export function richTextSchema(label: string, config: RichTextConfig): z.ZodType {
  const single = 'single' in config ? config.single : undefined;
  const multi = 'multi' in config ? config.multi : undefined;
  const names = (single ?? multi ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if ((config.labels ?? []).length > 0) names.push('label');
  const blocks = z.array(blockSchema(label, names), should(label, 'be rich text'));
  if (single === undefined) return blocks;
  return blocks.max(1, {
    error: ({ input }) =>
      `"${label}" should be a single block, but it has ${Array.isArray(input) ? input.length : shown(input)} blocks.`,
  });
}

/** Creates the schema of rich text that no model limits, as in the cell of a table. */
export function anyRichTextSchema(label: string): z.ZodType {
  return z.array(
    blockSchema(label, [...textBlocks, ...emphases, 'hyperlink', 'label', 'image', 'embed']),
    should(label, 'be rich text'),
  );
}

function blockSchema(label: string, names: readonly string[]): z.ZodType {
  const text = textBlockSchema(label, names);
  const image = filledImageSchema(label, []);
  const embed = z.looseObject({
    oembed: z.looseObject({ embed_url: z.string() }, should(`${label}: embed`, 'be an embed')),
  });
  const blocks = names.filter((name) => textBlocks.includes(name) || name === 'image' || name === 'embed');
  return choose((value) => {
    if (!isObject(value)) return { misfit: `"${label}" should hold blocks of text, but one block is ${shown(value)}.` };
    const type = String(value.type);
    if (!blocks.includes(type))
      return { misfit: `"${label}" may hold ${blocks.join(', ')}, but it holds ${type}.`, at: 'type' };
    if (type === 'image') return image;
    return type === 'embed' ? embed : text;
  });
}

function textBlockSchema(label: string, names: readonly string[]): z.ZodType {
  const block = z.looseObject({
    text: z.string(should(`${label}: text`, 'be a text')),
    spans: z.array(spanSchema(label, names), should(`${label}: formatting`, 'be a list')),
  });
  return block.superRefine(({ text, spans }, context) => {
    spans.forEach((span, index) => {
      if (isObject(span) && !isWithin(span, text)) {
        const place = `${shown(span.start)} to ${shown(span.end)}`;
        const message = `"${label}" has formatting from ${place}, but only ${text.length} characters.`;
        context.addIssue({ code: 'custom', path: ['spans', index], message });
      }
    });
  });
}

function isWithin({ start, end }: Record<string, unknown>, text: string): boolean {
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    0 <= Number(start) &&
    Number(start) <= Number(end) &&
    Number(end) <= text.length
  );
}

function spanSchema(label: string, names: readonly string[]): z.ZodType {
  const hyperlink = z.looseObject({ data: textLinkSchema });
  const labelled = z.looseObject({
    data: z.looseObject({ label: z.string() }, should(`${label}: label`, 'have a name')),
  });
  const spans = names.filter((name) => emphases.includes(name) || name === 'hyperlink' || name === 'label');
  return choose((value) => {
    if (!isObject(value))
      return { misfit: `"${label}" should have formatting with a type, but it has ${shown(value)}.` };
    const type = String(value.type);
    if (!spans.includes(type))
      return {
        misfit: `"${label}" may have the formatting ${spans.join(', ') || 'none'}, but it has ${type}.`,
        at: 'type',
      };
    if (type === 'hyperlink') return hyperlink;
    return type === 'label' ? labelled : undefined;
  });
}
