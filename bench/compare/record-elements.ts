import type { Context } from './context.ts';
import { type ElementPath, unknownAncestors } from './element-paths.ts';
import { hashedNameOf, hashedNamesIn } from './hashed-names.ts';
import type { Element, Parent } from './markup-tree.ts';

/** Records the elements of a document, or the elements of a fragment at every place where a page shows it. */
export function recordElements(tree: Parent, context: Context): void {
  if (context.elements === 'skip') return;
  for (const parent of parentsOf(context)) recordBelow(tree, parent, context);
}

/** An island's content is inserted in a `<div>` of the element that names its file. */
function parentsOf({ file, within, evidence }: Context): (ElementPath | undefined)[] {
  if (within === '') return [undefined];
  const hosts = evidence.elements.hostsOf(hashedNameOf(file) ?? '');
  if (hosts.size === 0) return [unknownAncestors];
  return Array.from(hosts, (host) => evidence.elements.under(host, { tag: 'div', id: '', classNames: '' }));
}

function recordBelow(tree: Parent, parent: ElementPath | undefined, context: Context): void {
  const { elements, hashed } = context.evidence;
  for (const child of tree.children) {
    if (!('attribs' in child)) continue;
    const { name, attribs } = child;
    const path = elements.under(parent, { tag: name, id: attribs.id ?? '', classNames: attribs.class ?? '' });
    for (const file of filesNamedBy(child).flatMap((value) => hashedNamesIn(value, hashed.before))) {
      elements.addHost(file, path);
    }
    recordBelow(child, path, context);
  }
}

function filesNamedBy({ attribs }: Element): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => (name.startsWith('data-') ? [value] : []));
}
