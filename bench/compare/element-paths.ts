/** An element with its ancestors. Elements with equal tags, ids and classes up to the root share one path. */
export interface ElementPath {
  readonly tag: string;
  readonly id: string;
  readonly classes: ReadonlySet<string>;
  /** The element above. Undefined for the root of a document. */
  readonly parent: ElementPath | undefined;
}

export interface ElementPaths extends Iterable<ElementPath> {
  under(parent: ElementPath | undefined, element: { tag: string; id: string; classNames: string }): ElementPath;
  /**
   * Records that an element names the file whose content a script inserts into it:
   * `data-content="/helios/page-data/sq/d/3f2a….json"`.
   */
  addHost(fileName: string, host: ElementPath): void;
  hostsOf(fileName: string): ReadonlySet<ElementPath>;
}

/** The parent of markup that a script inserts at an unknown place: any ancestor is possible. */
export const unknownAncestors: ElementPath = { tag: '', id: '', classes: new Set(), parent: undefined };

export function createElementPaths(): ElementPaths {
  const children = new Map<ElementPath | undefined, Map<string, ElementPath>>();
  const hosts = new Map<string, Set<ElementPath>>();
  return {
    under(parent, { tag, id, classNames }) {
      const siblings = children.get(parent) ?? new Map<string, ElementPath>();
      children.set(parent, siblings);
      const key = `${tag}#${id}.${classNames}`;
      const path = siblings.get(key) ?? { tag, id, classes: new Set(classNames.split(/\s+/).filter(Boolean)), parent };
      siblings.set(key, path);
      return path;
    },
    addHost(fileName, host) {
      hosts.set(fileName, (hosts.get(fileName) ?? new Set()).add(host));
    },
    hostsOf: (fileName) => hosts.get(fileName) ?? new Set(),
    *[Symbol.iterator]() {
      for (const siblings of children.values()) yield* siblings.values();
    },
  };
}
