import type { documentPlaceSchema, findingSchema } from './finding-schema.ts';
import type { JsonShape } from './json-shape.ts';

/** A place in the CMS: a document, or one of its fields. */
export type DocumentPlace = JsonShape<typeof documentPlaceSchema>;

/** A place in the CMS as text: `page "pricing" (ZxU1…), en-gb, slices[2].primary.links[0]`. */
export function documentPlaceText({ id, type, uid, lang, field }: DocumentPlace): string {
  return [`${type} "${uid ?? type}" (${id})`, lang, ...(field ? [field] : [])].join(', ');
}

/** The permanent codes of findings. `finding-catalogue.ts` explains each. */
export const findingCodes = [
  'empty-site',
  'removed-pages',
  'held-page',
  'many-held-pages',
  'broken-link',
  'missing-link',
  'unsafe-link',
  'broken-fragment',
  'insecure-link',
  'other-locale-link',
  'other-app-host',
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
  'distant-page',
  'repeated-scene',
  'missing-heading',
  'invalid-anchor',
  'missing-meta',
  'duplicate-meta',
  'long-meta',
  'lead-form',
  'split-test',
  'no-lead-endpoint',
  'missing-locale-code',
  'missing-default-locale',
  'wrong-market',
  'one-way-translation',
  'pre-launch-link',
  'duplicate-pathname',
  'unsafe-uid',
  'invalid-file',
  'unknown-slice',
  'invalid-document',
  'missing-string',
  'plural-forms',
  'wrong-placeholder',
  'past-event',
  'past-job',
  'wrong-dates',
  'wrong-amount',
  'missing-image',
  'images-left-out',
  'missing-file',
  'invalid-image',
  'animated-image',
  'missing-alt',
  'render-failed',
  'invalid-page',
  'over-budget',
  'untranslated',
  'wrong-language',
  'spelling',
  'notation',
  'empty-words',
  'displaced-span',
  'repeated-text',
  'broken-promise',
  'external-link',
  'expired-exception',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** The severities of findings, the worst first. */
export const severities = ['error', 'warning', 'notice'] as const;

/**
 * A fault that an editor or a developer should correct. An error always blocks publishing, a warning only with
 * `--strict`. A notice never blocks publishing: it reports what the passing of time brings about, whatever anybody
 * changed.
 */
export type Finding = JsonShape<typeof findingSchema>;
