import type { RichTextField, RTInlineNode, RTNode } from '@prismicio/client';
import { Fragment, type ReactNode } from 'react';
import { headingId } from '../../components/heading-id.ts';
import { keyed } from '../../components/keyed.ts';
import { Picture } from '../../components/Picture.tsx';
import { type Block, type TextNode, toBlocks } from '../../components/rich-text-blocks.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import { usePage } from '../page-context.ts';
import styles from './RichText.module.css';

/**
 * Structured text as React elements. Markup that editors typed is printed as text, never as markup. Nodes without a
 * component (embeds) are left out.
 */
export function RichText({ field }: { field: RichTextField | null | undefined }) {
  return keyed(field && toBlocks(field)).map(({ key, item }) => <BlockElement key={key} block={item} />);
}

/** Structured text without its paragraph elements, for use inside an element such as a table cell. */
export function InlineText({ field }: { field: RichTextField | null | undefined }) {
  return keyed(field).map(({ key, item }) => ('spans' in item ? <Spans key={key} node={item} /> : null));
}

function BlockElement({ block }: { block: Block }) {
  if (block.type === 'node') return <NodeElement node={block.node} />;
  const List = block.type === 'list-item' ? 'ul' : 'ol';
  return (
    <List className={styles[List]}>
      {keyed(block.items).map(({ key, item }) => (
        <li key={key}>
          <Spans node={item} />
        </li>
      ))}
    </List>
  );
}

const elements = {
  heading1: 'h2',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h4',
  heading6: 'h4',
  paragraph: 'p',
  preformatted: 'pre',
} as const;

function NodeElement({ node }: { node: RTNode }) {
  const page = usePage();
  if (node.type === 'image') {
    // An image node has all properties of an image field, so `picture` accepts it.
    return <Picture picture={page.picture(node, { width: 860 })} />;
  }
  if (!('spans' in node) || !(node.type in elements)) return null;
  const Element = elements[node.type as keyof typeof elements];
  const id = Element.startsWith('h') ? headingId(node.text) : undefined;
  return (
    <Element id={id} className={styles[Element]}>
      <Spans node={node} />
    </Element>
  );
}

function Spans({ node }: { node: TextNode }): ReactNode {
  return renderSpans(node, 0, node.text.length, outermostFirst(node.spans));
}

/**
 * Sorts spans by their start, and longer spans before the shorter ones that they enclose, because the CMS returns spans
 * in any order.
 */
function outermostFirst(spans: readonly RTInlineNode[]): RTInlineNode[] {
  return [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
}

function renderSpans(node: TextNode, start: number, end: number, spans: readonly RTInlineNode[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let position = start;
  spans.forEach((span, index) => {
    // A span that overlaps the previous one loses the overlap. A span that reaches out of its parent ends with the
    // parent.
    const from = Math.max(span.start, position);
    const to = Math.min(span.end, end);
    if (from >= to) return;
    const inner = spans.slice(index + 1).filter((other) => other.start < to);
    parts.push(<Lines key={`text-${from}`} text={node.text.slice(position, from)} />);
    parts.push(
      <Span key={`${span.type}-${from}`} span={span}>
        {renderSpans(node, from, to, inner)}
      </Span>,
    );
    position = to;
  });
  parts.push(<Lines key="rest" text={node.text.slice(position, end)} />);
  return parts;
}

function Span({ span, children }: { span: RTInlineNode; children: ReactNode }) {
  const page = usePage();
  if (span.type === 'strong') return <strong>{children}</strong>;
  if (span.type === 'em') return <em>{children}</em>;
  if (span.type !== 'hyperlink') return children;
  const link = page.link(span.data);
  return link ? <TextLink link={link}>{children}</TextLink> : children;
}

function Lines({ text }: { text: string }) {
  return keyed(text.split('\n')).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <br />}
      <Unbroken text={item} />
    </Fragment>
  ));
}
