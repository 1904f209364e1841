import type { HeliosErrorCode } from '../../site/helios-error.ts';
import type { Route } from '../../site/route.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { PackedPage } from './packed-page.ts';
import type { OwnNotes, PageNotes, ShellNotes } from './page-notes.ts';

/** A rendered page. The bytes of its files are in the store. */
export interface PageRecord {
  readonly pathname: string;
  /** The HTML document. */
  readonly page: SiteFile;
  /** The page's data file, the files it shares with other pages, and its drawings and spreadsheets. */
  readonly companions: readonly SiteFile[];
  /** Everything the page used while it was rendered. */
  readonly notes: PageNotes;
}

/** A rendered page without the notes of its shell. */
export interface PageDraft extends Omit<PageRecord, 'notes'> {
  /** The name of the notes of the page's shell. */
  readonly shell: string;
  readonly own: OwnNotes;
}

/** All files of a page, the document first. */
export function filesOf({ page, companions }: Pick<PageRecord, 'page' | 'companions'>): readonly SiteFile[] {
  return [page, ...companions];
}

/** The outcome of rendering a route. A failed page does not stop the others. */
export type PageOutcome = ({ readonly ok: true } & HandedPage) | FailedOutcome;

/** A page as a render thread hands it over. */
export interface HandedPage {
  readonly page: PackedPage;
  /** The notes of the page's shell. Undefined if the thread has handed them over with an earlier page. */
  readonly shell: ShellNotes | undefined;
}

export type FailedOutcome =
  /** The outcome when a template throws. `stack` leads to the place in the sources. */
  | { readonly ok: false; readonly route: Route; readonly message: string; readonly stack: string }
  /**
   * The outcome of a fault of the machine, such as a full disk. It ends the export, because every other page would fail
   * too.
   */
  | { readonly ok: false; readonly route: Route; readonly fault: TransferableError };

/** A HeliosError as a plain value. An error loses its class in a worker's message and between bundles. */
export interface TransferableError {
  readonly code: HeliosErrorCode;
  readonly message: string;
  readonly where: string | undefined;
  readonly hint: string | undefined;
}
