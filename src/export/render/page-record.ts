import type { Route } from '../../rules/route.ts';
import type { SiteFile } from '../site-file.ts';
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
  | { readonly ok: false; readonly route: Route; readonly message: string; readonly stack: string | undefined };
