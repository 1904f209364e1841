/** Where in the CMS something stands. */
export interface DocumentPlace {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  /** Prismic locale: `de-de`. */
  readonly lang: string;
  /** Field path inside `data`: `slices[2].primary.links[0]`. */
  readonly field?: string;
}

export type FindingCode =
  | 'broken-link'
  | 'missing-link'
  | 'unsafe-link'
  | 'broken-fragment'
  | 'no-document-found'
  | 'missing-page'
  | 'missing-meta'
  | 'lead-form'
  | 'missing-locale-code'
  | 'missing-default-locale'
  | 'wrong-market'
  | 'duplicate-pathname'
  | 'unsafe-uid'
  | 'unknown-slice'
  | 'invalid-document'
  | 'missing-string'
  | 'missing-image'
  | 'missing-file'
  | 'invalid-image'
  | 'missing-alt'
  | 'render-failed'
  | 'invalid-page'
  | 'over-budget'
  | 'unreachable-page'
  | 'external-link';

/** Something an auditor should mend. An error keeps the export from being published; a warning does so under --strict. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  /** What is wrong, in one plain sentence with the real values. */
  readonly message: string;
  readonly document?: DocumentPlace;
  /** The pages it shows on. */
  readonly pathnames?: readonly string[];
  /** What to do about it. */
  readonly hint?: string;
}
