import type { SiteFile } from '../../../src/export/output/site-file.ts';
import type { PartNotes } from '../../../src/export/render/page-notes.ts';
import type { HandedPage } from '../../../src/export/render/page-record.ts';

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

/** A page as a render thread hands it over, with a shell of which nothing but `shell` is noted. */
export function handedPage(
  pathname: string,
  page: SiteFile,
  { own = {}, shell = {} }: { readonly own?: Partial<PartNotes>; readonly shell?: Partial<PartNotes> } = {},
): HandedPage {
  const words = { title: '', description: '', headings: [] };
  return {
    draft: { pathname, page, companions: [], shell: 'plain', own: { ...noNotes, words, ...own } },
    shell: { name: 'plain', notes: { ...noNotes, ...shell } },
  };
}
