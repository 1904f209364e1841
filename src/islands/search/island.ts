import type { SearchIndex } from '../../rules/search-index.ts';
import { attachSearch } from './attach-search.ts';
import type { SearchProps } from './contract.ts';

/** Makes the rendered search form work. The form is plain markup, so that a search loads no React. */
export async function hydrate(root: Element, props: SearchProps): Promise<() => void> {
  return attachSearch(root, props, async (): Promise<SearchIndex> => {
    const response = await fetch(props.index);
    if (!response.ok) throw new Error(`${props.index} answered with ${response.status}`);
    return response.json();
  });
}
