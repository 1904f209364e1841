/** A place in the CMS: a document, or one of its fields. */
export interface DocumentPlace {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  /** Prismic locale: `de-de`. */
  readonly lang: string;
  /** Field path inside `data`: `slices[2].primary.links[0]`. */
  readonly field?: string;
}

/** The permanent codes of findings. `finding-catalogue.ts` explains each. */
export const findingCodes = [
  'broken-link',
  'missing-link',
  'unsafe-link',
  'broken-fragment',
  'no-document-found',
  'missing-page',
  'missing-meta',
  'lead-form',
  'missing-locale-code',
  'missing-default-locale',
  'wrong-market',
  'duplicate-pathname',
  'unsafe-uid',
  'unknown-slice',
  'invalid-document',
  'missing-string',
  'missing-image',
  'missing-file',
  'invalid-image',
  'missing-alt',
  'render-failed',
  'invalid-page',
  'over-budget',
  'external-link',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** A fault that an auditor should correct. An error blocks publishing always, a warning under `--strict` only. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  /** What is wrong, in one plain sentence with the real values. */
  readonly message: string;
  readonly document?: DocumentPlace;
  /** The pages that show the fault. */
  readonly pathnames?: readonly string[];
  /** What to do about it. */
  readonly hint?: string;
}
