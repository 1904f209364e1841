import { ElementType, parseDocument } from 'htmlparser2';
import { type Context, prefixOf } from './context.ts';
import type { Place } from './differences.ts';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;
export type Parent = Pick<Element, 'children'>;

/** Parses a document or a fragment. Names are case-sensitive: `viewBox` is another attribute than `viewbox`. */
export function parseMarkup(html: string): Parent {
  return parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });
}

/** The text of an element that can have nothing else in it, such as a script. */
export function rawTextOf({ children: [child] }: Element): string {
  return child && 'data' in child ? child.data : '';
}

/** The path to a node from its nearest ancestor with an id: `section#plans > div:1 > h1`. */
export function placeOf(node: Node, context: Context, suffix = ''): Place {
  const steps: string[] = [];
  for (let current: Node | null = node; current && current.type !== ElementType.Root; current = current.parent) {
    steps.unshift(stepTo(current));
    if ('attribs' in current && current.attribs.id) break;
  }
  return { file: context.file, path: `${prefixOf(context, ': ')}${steps.join(' > ')}${suffix}` };
}

function stepTo(node: Node): string {
  if (!('attribs' in node)) return node.type;
  if (node.attribs.id) return `${node.name}#${node.attribs.id}`;
  const alike = (node.parent?.children ?? []).filter((each) => 'name' in each && each.name === node.name);
  return alike.length > 1 ? `${node.name}:${alike.indexOf(node) + 1}` : node.name;
}

/** The opening tag of an element, or another node as a whole: `<p class="a">`. */
export function summaryOf(node: Node): string {
  if (!('attribs' in node)) return 'data' in node ? `${node.type} ${JSON.stringify(node.data)}` : node.type;
  const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.name}${attributes.join('')}>`;
}
