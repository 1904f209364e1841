import type { IslandDataset } from '../../rules/markup.ts';
import { createSheet } from '../shared/style-sheet.ts';
import { ownMarkup } from './trusted-types.ts';

/** A deferred island's content, as `export/render/deferred-content.ts` writes it into a file. */
interface DeferredContent {
  readonly html: string;
  readonly props: unknown;
  readonly styles: string;
}

/** An island's content: the element that React hydrates, and the props with which this element was rendered. */
export interface IslandContent {
  readonly root: Element | undefined;
  readonly props: unknown;
  /** Removes the style sheet that was loaded with a deferred island's content. */
  drop(): void;
}

/** Finds an island's content on the page. A deferred island's content is first loaded from its file and inserted. */
export async function loadContent(island: HTMLElement): Promise<IslandContent> {
  const { content } = island.dataset as IslandDataset;
  if (content === undefined) {
    const [root, props] = island.children;
    return { root, props: JSON.parse(props?.textContent ?? '{}'), drop() {} };
  }
  const response = await fetch(content);
  if (!response.ok) throw new Error(`${content} answers ${response.status}.`);
  const { data }: { data: DeferredContent } = await response.json();
  const sheet = createSheet(data.styles);
  document.adoptedStyleSheets.push(sheet);
  const root = document.createElement('div');
  root.innerHTML = ownMarkup(data.html);
  island.append(root);
  return {
    root,
    props: data.props,
    drop() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
