import type { SourcePlace } from './source-place.ts';

/** A place in the CMS: a document, or one of its fields. */
export interface DocumentPlace {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  /** The document's locale in Prismic: `de-de`. */
  readonly lang: string;
  /** The path of the field inside `data`: `slices[2].primary.links[0]`. */
  readonly field?: string;
}

/** A place in the CMS as text: `page "pricing" (ZxU1…), en-gb, slices[2].primary.links[0]`. */
export function documentPlaceText({ id, type, uid, lang, field }: DocumentPlace): string {
  return [`${type} "${uid ?? type}" (${id})`, lang, ...(field ? [field] : [])].join(', ');
}

/** The permanent codes of findings. `finding-catalogue.ts` explains each. */
export const findingCodes = [
  'empty-site',
  'removed-pages',
  'held-page',
  'broken-link',
  'missing-link',
  'unsafe-link',
  'broken-fragment',
  'insecure-link',
  'other-locale-link',
  'broken-redirect',
  'redirect-circle',
  'redirect-chain',
  'redirect-conflict',
  'invalid-redirect',
  'public-file',
  'no-document-found',
  'missing-page',
  'missing-document',
  'unresolved-relationship',
  'circular-parent',
  'unreachable-page',
  'missing-heading',
  'invalid-anchor',
  'missing-meta',
  'duplicate-meta',
  'long-meta',
  'lead-form',
  'missing-locale-code',
  'missing-default-locale',
  'wrong-market',
  'duplicate-pathname',
  'unsafe-uid',
  'invalid-file',
  'unknown-slice',
  'invalid-document',
  'missing-string',
  'plural-forms',
  'missing-image',
  'missing-file',
  'invalid-image',
  'missing-alt',
  'render-failed',
  'invalid-page',
  'over-budget',
  'external-link',
  'expired-exception',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** A fault that an editor or a developer should correct. An error always blocks publishing, a warning only with `--strict`. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  /** A sentence that says what is wrong, with the real values. */
  readonly message: string;
  readonly document?: DocumentPlace;
  /** The place in the sources, if the fault is in them. */
  readonly source?: SourcePlace;
  /** The file of the embedded content that has the fault: `content/documents/de-de/page/pricing.json`. */
  readonly file?: string;
  /** The place of a fault that is not in the CMS: a file of the project, with its line or key if it has one. */
  readonly where?: string;
  /** The pages that show the fault. */
  readonly pathnames?: readonly string[];
  /** The step that corrects the fault, in a sentence. */
  readonly hint?: string;
}
