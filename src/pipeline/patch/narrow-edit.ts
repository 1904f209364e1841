import type { DocumentChange, DocumentRow, FetchedContent } from '../../content/content-source.ts';
import { readKey } from '../../export/render/reads.ts';
import type { Finding, FindingCode } from '../../site/finding.ts';
import type { KnownExport } from '../export-memory.ts';
import { reachFaults } from '../reach-faults.ts';

/** An edit of documents by which no page moves, appears or leaves, and that no stage reads for the site as a whole. */
export interface NarrowEdit {
  readonly documents: readonly DocumentChange[];
  /** True if a title or a description has changed. They must then be compared with those of other pages. */
  readonly hasNewMeta: boolean;
}

/** The codes of findings that depend on the previous release. The same site may have other ones in the next export. */
const comparing: ReadonlySet<FindingCode> = new Set(['missing-page']);

/** The codes of findings about titles and descriptions. `keepsMeta` compares these findings. */
export const metaFaults: ReadonlySet<FindingCode> = new Set(['duplicate-meta', 'long-meta']);

/**
 * True for a finding that an edit may have mended unnoticed. `keepsMeta` compares those about titles and descriptions,
 * and `relink` those about links.
 */
export function isOpen({ code }: Finding): boolean {
  return !metaFaults.has(code) && !reachFaults.has(code);
}

/**
 * Returns the narrow edit by which the content differs from that of the last export. Returns undefined if it differs by
 * more, if the difference is unknown, or if the last export had findings that the edit may have mended.
 */
export function narrowEdit(
  { changesSince, pin }: Pick<FetchedContent, 'changesSince' | 'pin'>,
  { last, site }: KnownExport,
): NarrowEdit | undefined {
  const { result } = last;
  const isSame = pin.integrationFieldsRef === last.pin.integrationFieldsRef;
  const documents = changesSince(last.pin.ref);
  if (!documents || !isSame || result.held.length > 0 || result.findings.some(({ code }) => comparing.has(code)))
    return undefined;
  const siteReads = new Set(site.siteReads);
  const told = new Set(result.findings.filter(isOpen).map(({ document }) => document?.id));
  const isNarrow = ({ before, after }: DocumentChange) =>
    JSON.stringify(fixedPart(before)) === JSON.stringify(fixedPart(after)) &&
    before.findings.length + after.findings.length === 0 &&
    !told.has(after.head.id) &&
    !contentKeys(after).some((key) => siteReads.has(key));
  return documents.every(isNarrow) ? { documents, hasNewMeta: changesMeta(documents) } : undefined;
}

/**
 * Returns the keys of the reads that return a document: of the document itself, and of the list of its type and locale.
 */
export function contentKeys({ head: { id, type, lang } }: DocumentRow): string[] {
  return [readKey({ kind: 'document', id }), readKey({ kind: 'list', type, lang })];
}

/**
 * Facts that only `checkMeta` compares. All other code that uses facts depends at most on whether these are present.
 */
const metaFields = ['title', 'meta_title', 'meta_description'] as const;

/** Returns what a narrow edit must leave unchanged: everything that planning and the checks of the whole site use. */
function fixedPart({ head, facts }: DocumentRow) {
  const { hash: _hash, lastPublished: _lastPublished, ...place } = head;
  const present = metaFields.map((name) => [name, isThere(facts.data[name])]);
  return [place, { ...facts, data: { ...facts.data, ...Object.fromEntries(present) } }];
}

function isThere(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

function changesMeta(documents: readonly DocumentChange[]): boolean {
  const metaOf = ({ facts }: DocumentRow) => JSON.stringify(metaFields.map((name) => facts.data[name]));
  return documents.some(({ before, after }) => metaOf(before) !== metaOf(after));
}
