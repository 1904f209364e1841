import type { SiteFile } from '../../../src/export/output/site-file.ts';
import { createPacker } from '../../../src/export/render/packed-page.ts';
import { createPageBatches, type PageBatch } from '../../../src/export/render/page-batches.ts';
import type { PartNotes, ShellNotes } from '../../../src/export/render/page-notes.ts';
import type { PageDraft } from '../../../src/export/render/page-record.ts';

/** A part of a page of which nothing is noted. */
const noNotes: PartNotes = {
  reads: [],
  links: [],
  madeLinks: [],
  images: [],
  drawn: [],
  files: [],
  ids: [],
  islands: [],
  findings: [],
};

export interface RenderedPage {
  readonly draft: PageDraft;
  readonly shell: ShellNotes;
}

/** A rendered page with a shell of which nothing but `shell` is noted. */
export function renderedPage(
  pathname: string,
  page: SiteFile,
  { own = {}, shell = {} }: { readonly own?: Partial<PartNotes>; readonly shell?: Partial<PartNotes> } = {},
): RenderedPage {
  const words = { title: '', description: '', headings: [] };
  return {
    draft: { pathname, page, companions: [], shell: 'plain', own: { ...noNotes, words, ...own } },
    shell: { name: 'plain', notes: { ...noNotes, ...shell } },
  };
}

/** The batch of these pages, of which there are fewer than a whole list has. */
export function batchOf(pages: readonly RenderedPage[]): PageBatch {
  const pack = createPacker('test');
  const batches = createPageBatches();
  for (const { draft, shell } of pages) batches.take({ page: pack(draft), shell });
  const [batch] = batches.rest();
  if (!batch) throw new Error('A batch has at least one page.');
  return batch;
}
