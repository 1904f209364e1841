import type { DocumentChange, DocumentRow, FetchedContent } from '../../content/content-source.ts';
import { readKey } from '../../export/render/reads.ts';
import type { Finding, FindingCode } from '../../site/finding.ts';
import type { KnownExport } from '../export-memory.ts';

/** An edit of documents by which no page moves, appears or leaves, and that no stage reads for the site as a whole. */
export interface NarrowEdit {
  readonly documents: readonly DocumentChange[];
  /** True if a title or a description has changed, which are compared with those of other pages. */
  readonly hasNewMeta: boolean;
}

/** Findings that depend on the release before the last one, so that the same site may have others now. */
const comparing: ReadonlySet<FindingCode> = new Set(['missing-page']);

/** Findings about titles and descriptions. `keepsMeta` compares them by themselves. */
export const metaFaults: ReadonlySet<FindingCode> = new Set(['duplicate-meta', 'long-meta']);

/** Findings about the ways to a page. While links are as they were, so are these, and `relink` compares them. */
export const reachFaults: ReadonlySet<FindingCode> = new Set(['unreachable-page', 'distant-page']);

/** True for a finding that an edit of its page may have mended, although nothing compares it. */
export function isOpen({ code }: Finding): boolean {
  return !metaFaults.has(code) && !reachFaults.has(code);
}

/**
 * Finds out whether the content differs from that of the last export by a narrow edit alone. Undefined if it does not, if
 * that is unknown, or if the last export told of something that the edit may have mended.
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

/** The keys of the document itself and of the list that it is in. */
export function contentKeys({ head: { id, type, lang } }: DocumentRow): string[] {
  return [readKey({ kind: 'document', id }), readKey({ kind: 'list', type, lang })];
}

/** Facts that only `checkMeta` compares, beyond whether they are there. */
const metaFields = ['title', 'meta_title', 'meta_description'] as const;

/** What a narrow edit leaves as it is: everything by which pages are planned, and the facts that checks ask for. */
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
