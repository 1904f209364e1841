import type { KeyTextField, RichTextField } from '@prismicio/client';
import { toBlocks } from '../../components/rich-text-blocks.ts';
import { escapeHtml } from '../../site/html.ts';

/**
 * Structured text as the plain HTML that job searches read: paragraphs, headings and lists without formatting. `lead`
 * comes first.
 */
export function richTextHtml(field: RichTextField, lead: KeyTextField): string {
  const body = toBlocks(field).map((block) => {
    if (block.type === 'node') return 'spans' in block.node ? element(tagOf(block.node.type), block.node.text) : '';
    const items = block.items.map(({ text }) => element('li', text)).join('');
    return block.type === 'list-item' ? `<ul>${items}</ul>` : `<ol>${items}</ol>`;
  });
  return [lead ? element('p', lead) : '', ...body].join('');
}

function tagOf(type: string): string {
  return type.startsWith('heading') ? 'h3' : 'p';
}

function element(tag: string, text: string): string {
  return text === '' ? '' : `<${tag}>${escapeHtml(text).replaceAll('\n', '<br>')}</${tag}>`;
}
