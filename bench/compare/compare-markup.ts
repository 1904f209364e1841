import { ElementType } from 'htmlparser2';
import { compareString } from './compare-string.ts';
import type { Context } from './context.ts';
import { type Element, type Node, type Parent, parseMarkup, placeOf, rawTextOf, summaryOf } from './markup-tree.ts';
import { recordElements } from './record-elements.ts';

/**
 * Compares two documents or fragments node by node. If two nodes differ in kind, their later siblings are not compared.
 */
export function compareMarkup(before: string, after: string, context: Context): void {
  const tree = parseMarkup(before);
  recordElements(tree, context);
  compareChildren(tree, parseMarkup(after), context);
}

function compareChildren(before: Parent, after: Parent, context: Context): void {
  for (let index = 0; index < Math.max(before.children.length, after.children.length); index += 1) {
    const [old, now] = [before.children[index], after.children[index]];
    if (!old || !now || !isSameKind(old, now)) {
      reportNodes(old, now, context);
      return;
    }
    if ('attribs' in old && 'attribs' in now) compareElements(old, now, context);
    else if ('data' in old && 'data' in now) {
      const place = () => placeOf(old, context);
      compareString({ kind: 'text', before: old.data, after: now.data, place }, context.evidence);
    }
  }
}

function isSameKind(before: Node, after: Node): boolean {
  return before.type === after.type && ('attribs' in before && 'attribs' in after ? before.name === after.name : true);
}

function reportNodes(before: Node | undefined, after: Node | undefined, context: Context): void {
  const node = before ?? after;
  if (!node) return;
  context.evidence.differences.add({
    kind: 'element',
    ...(before && { before: summaryOf(before) }),
    ...(after && { after: summaryOf(after) }),
    places: [placeOf(node, context)],
  });
}

function compareElements(before: Element, after: Element, context: Context): void {
  compareAttributeNames(before, after, context);
  compareAttributeValues(before, after, context);
  const place = () => placeOf(before, context);
  if (before.type === ElementType.Style) {
    context.evidence.sheets.see({ kind: 'rule', before: rawTextOf(before), after: rawTextOf(after) }, place);
  } else if (before.type === ElementType.Script && /json$/.test(before.attribs.type ?? '')) {
    const within = `${place().path}: `;
    context.compareJson(rawTextOf(before), rawTextOf(after), { ...context, within });
  } else {
    compareChildren(before, after, context);
  }
}

function compareAttributeNames(before: Element, after: Element, context: Context): void {
  const [old, now] = [Object.keys(before.attribs), Object.keys(after.attribs)];
  if (old.join(' ') === now.join(' ')) return;
  const isOrder = old.toSorted().join(' ') === now.toSorted().join(' ');
  context.evidence.differences.add({
    kind: 'attribute',
    before: summaryOf(before),
    after: summaryOf(after),
    ...(isOrder && { note: 'Only the order of the attributes differs.' }),
    places: [placeOf(before, context)],
  });
}

function compareAttributeValues(before: Element, after: Element, context: Context): void {
  for (const [name, value] of Object.entries(before.attribs)) {
    const other = after.attribs[name];
    // A nonce is new in every answer: only its presence counts.
    if (other === undefined || name === 'nonce') continue;
    const place = () => placeOf(before, context, `[${name}]`);
    if (name === 'class') context.evidence.classes.see({ kind: 'class', before: value, after: other }, place);
    else compareString({ kind: 'attribute', before: value, after: other, place }, context.evidence);
  }
}
