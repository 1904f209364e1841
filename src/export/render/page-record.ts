import type { HeliosErrorCode } from '../../site/helios-error.ts';
import type { Route } from '../../site/route.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { PageNotes } from './page-notes.ts';

/** A rendered page. The bytes of its files are in the store. */
export interface PageRecord {
  readonly pathname: string;
  /** The HTML document. */
  readonly page: SiteFile;
  /** Its page data, the files it shares with other pages, and its drawings. */
  readonly companions: readonly SiteFile[];
  /** Everything the page used while it was rendered. */
  readonly notes: PageNotes;
}

/** All files of a page, the document first. */
export function filesOf({ page, companions }: Pick<PageRecord, 'page' | 'companions'>): readonly SiteFile[] {
  return [page, ...companions];
}

/** One page that can't be rendered does not hide the next. */
export type PageOutcome =
  | { readonly ok: true; readonly record: PageRecord }
  | { readonly ok: false; readonly route: Route; readonly message: string; readonly stack: string | undefined }
  /** The machine's fault and not the page's, such as a full disk: no other page would fare better. */
  | { readonly ok: false; readonly route: Route; readonly fault: TransferableError };

/** A HeliosError as a value: neither a worker's message nor another bundle's class keeps an error what it was. */
export interface TransferableError {
  readonly code: HeliosErrorCode;
  readonly message: string;
  readonly where: string | undefined;
  readonly hint: string | undefined;
}
