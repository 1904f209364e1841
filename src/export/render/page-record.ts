import type { HeliosErrorCode } from '../../site/helios-error.ts';
import type { Route } from '../../site/route.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { PageNotes } from './page-notes.ts';

/** A rendered page: its files stand in the store, what it used in the notes. */
export interface PageRecord {
  readonly pathname: string;
  /** The page itself first, then its data and its drawings. */
  readonly files: readonly SiteFile[];
  readonly notes: PageNotes;
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
