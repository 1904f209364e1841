import { type PackedPage, pagesPerList, unpack } from './packed-page.ts';
import type { ShellNotes } from './page-notes.ts';
import type { HandedPage, PageDraft } from './page-record.ts';

/** Pages that share a list of values, and the notes of shells that came with them. */
export interface PageBatch {
  readonly pages: readonly PackedPage[];
  /** The shared values, each as JSON. */
  readonly values: readonly string[];
  readonly shells: readonly ShellNotes[];
}

export interface PageBatches {
  /** Unpacks a page. Returns its batch too if the page is the last one of the batch. */
  take(page: HandedPage): { readonly draft: PageDraft; readonly full: PageBatch | undefined };
  /** Returns the batches that have not been returned yet. */
  rest(): readonly PageBatch[];
}

/** Collects packed pages of several threads, which arrive in any order, into one batch for each list. */
export function createPageBatches(): PageBatches {
  const open = new Map<string, OpenBatch>();
  return {
    take({ page, shell }) {
      const batch = open.get(page.list) ?? { pages: [], values: [], parsed: [], shells: [] };
      open.set(page.list, batch);
      batch.pages.push(page);
      batch.values.push(...page.added);
      for (const text of page.added) batch.parsed.push(JSON.parse(text));
      if (shell) batch.shells.push(shell);
      const isFull = batch.pages.length === pagesPerList;
      if (isFull) open.delete(page.list);
      return { draft: unpack(page.draft, page.shell, batch.parsed), full: isFull ? batch : undefined };
    },
    rest: () => [...open.values()],
  };
}

interface OpenBatch extends PageBatch {
  readonly pages: PackedPage[];
  readonly values: string[];
  /** The shared values, parsed. */
  readonly parsed: unknown[];
  readonly shells: ShellNotes[];
}
