import type { NavigationDocumentDataMenusItem } from '../../content/prismicio-types.d.ts';

type MenuLink = NavigationDocumentDataMenusItem['links'][number];

export interface MenuGroup {
  /** Undefined for links before the first name. */
  readonly name: string | undefined;
  readonly links: readonly MenuLink[];
}

/** The links of a menu in groups: a link with a name in `group` begins a new group. */
export function menuGroups(links: readonly MenuLink[]): MenuGroup[] {
  const starts = links.flatMap(({ group }, at) => (group || at === 0 ? [at] : []));
  return starts.map((start, index) => ({
    name: links[start]?.group || undefined,
    links: links.slice(start, starts[index + 1]),
  }));
}
