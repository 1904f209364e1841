import type { RTInlineNode, RTNode } from '@prismicio/client';

/** A node of structured text that contains words. */
export type TextNode = Extract<RTNode, { spans: RTInlineNode[] }>;
type ListType = 'list-item' | 'o-list-item';

/** A block of structured text. The CMS returns list items one by one; consecutive items of one kind become one list. */
export type Block =
  | { readonly type: ListType; readonly items: readonly TextNode[] }
  | { readonly type: 'node'; readonly node: RTNode };

export function toBlocks(nodes: readonly RTNode[]): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (node.type !== 'list-item' && node.type !== 'o-list-item') blocks.push({ type: 'node', node });
    else if (last?.type === node.type) blocks.splice(-1, 1, { ...last, items: [...last.items, node] });
    else blocks.push({ type: node.type, items: [node] });
  }
  return blocks;
}
