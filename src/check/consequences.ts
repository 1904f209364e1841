import type { DocumentHead, Snapshot } from '../content/content-source.ts';
import { documentPlaceText, type Finding, type FindingCode } from '../site/finding.ts';
import type { PublishedPage } from '../site/published-page.ts';
import type { MissingPage } from './markets.ts';

export interface ConsequenceInput {
  readonly snapshot: Snapshot;
  /** The ids of the documents whose pages have no address because of a finding. */
  readonly withoutAddress: ReadonlySet<string>;
  /** The core pages that markets lack. */
  readonly missing: readonly MissingPage[];
  /** UIDs of core pages by the ids of the documents that exist. */
  readonly coreIds: ReadonlyMap<string, string>;
  /** The pages of the published release, which say which page a missing document was. Empty if nothing is published. */
  readonly published: readonly PublishedPage[];
}

/**
 * Drops findings whose cause another finding names: links to a core page that its market lacks, links to a document whose
 * page has no address, links in a field whose relationship is unresolved, strings of a locale that has no document for
 * them, and unreachable pages of past events, which the lists of events no longer show. A missing document is one finding,
 * however many fields name it.
 */
export function withoutConsequences(findings: readonly Finding[], input: ConsequenceInput): Finding[] {
  const places = new Set(findings.filter(({ code }) => code === 'unresolved-relationship').map(placeOf));
  const isToMissingPage = createMissingPageTest(findings, input);
  const events = new Set(findings.filter(({ code }) => code === 'past-event').map(({ document }) => document?.id));
  const causes = findings.filter((finding) => {
    if (finding.code === 'missing-string') return finding.document !== undefined;
    if (finding.code === 'unreachable-page' && events.has(finding.document?.id)) return false;
    if (relationshipConsequences.has(finding.code) && places.has(placeOf(finding))) return false;
    if (isToPageWithoutAddress(finding, input)) return false;
    return !isToMissingPage(finding);
  });
  return groupByTarget(causes, input.snapshot);
}

/** True for a link to a document whose page has no address. */
function isToPageWithoutAddress(finding: Finding, { withoutAddress, snapshot }: ConsequenceInput): boolean {
  const id = finding.code === 'no-document-found' ? targetIn(finding, snapshot) : undefined;
  return id !== undefined && withoutAddress.has(id);
}

/** Merges the findings of all fields that name the same missing document into the first of them. */
function groupByTarget(findings: readonly Finding[], snapshot: Snapshot): Finding[] {
  const existing = new Set(snapshot.heads().map(({ id }) => id));
  const groups = Map.groupBy(findings, (finding) => {
    const id = finding.code === 'unresolved-relationship' ? targetIn(finding, snapshot) : undefined;
    return id === undefined || existing.has(id) ? finding : id;
  });
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [mergedFinding(first, others)] : []));
}

/** The maximum number of documents that a finding names besides its own. */
const namedDocuments = 10;

function mergedFinding(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const names = [...new Set(others.flatMap(({ document }) => (document ? [documentPlaceText(document)] : [])))];
  const more = names.length - namedDocuments;
  const shown = [...names.slice(0, namedDocuments), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  const pathnames = [...new Set(all.flatMap(({ pathnames }) => pathnames ?? []))].sort();
  return {
    ...first,
    severity: all.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
    message: `${first.message} Other fields lead to it too: ${shown}.`,
    ...(pathnames.length > 0 && { pathnames }),
  };
}

const relationshipConsequences: ReadonlySet<FindingCode> = new Set(['broken-link', 'no-document-found', 'lead-form']);

function placeOf({ document }: Finding): string | undefined {
  return document && `${document.id} ${document.field}`;
}

/**
 * Creates a function that recognizes findings about links to the document of a missing core page. The CMS says only
 * that such a document is gone, not which page it was. The published release says it, and so does the same field in the
 * translations: if at least half of their links lead to the core page that this locale lacks, the missing document was
 * that page.
 */
function createMissingPageTest(findings: readonly Finding[], input: ConsequenceInput): (finding: Finding) => boolean {
  const lacking = new Set(input.missing.map(({ locale, uid }) => `${locale.code} ${uid}`));
  if (lacking.size === 0) return () => false;
  const roles = new Set(input.missing.flatMap(({ locale, role }) => (role ? [`${locale.code} ${role}`] : [])));
  const gone = input.published.filter(({ role, document }) => roles.has(`${document?.lang} ${role}`));
  const goneIds = new Set(gone.map(({ document }) => document?.id));
  const targets = new Map<Finding, string>();
  const votes = new Map<string, boolean[]>();
  const heads = new Map(input.snapshot.heads().map((head) => [head.id, head]));
  for (const finding of findings) {
    const id = finding.code === 'broken-link' ? targetIn(finding, input.snapshot) : undefined;
    if (id === undefined) continue;
    targets.set(finding, id);
    const alternates = heads.get(finding.document?.id ?? '')?.alternates ?? [];
    for (const uid of translatedTargets(finding, alternates, input)) {
      votes.set(id, [...(votes.get(id) ?? []), lacking.has(`${finding.document?.lang} ${uid}`)]);
    }
  }
  const isMeant = (all: readonly boolean[]) => all.includes(true) && all.filter(Boolean).length * 2 >= all.length;
  return (finding) => {
    const id = targets.get(finding);
    return id !== undefined && (goneIds.has(id) || isMeant(votes.get(id) ?? []));
  };
}

/** The id of the document to which the link in a finding's field leads. */
function targetIn({ document }: Finding, snapshot: Snapshot): string | undefined {
  return document?.field === undefined ? undefined : linkedId(snapshot.document(document.id)?.data, document.field);
}

/**
 * For each translation of a finding's document, the UID of the core page to which the same field leads. Undefined for a
 * field that leads to another page.
 */
function translatedTargets(
  { document }: Finding,
  alternates: DocumentHead['alternates'],
  { snapshot, coreIds }: ConsequenceInput,
): (string | undefined)[] {
  return alternates.flatMap(({ id }) => {
    const target = linkedId(snapshot.document(id)?.data, document?.field ?? '');
    return target === undefined ? [] : [coreIds.get(target)];
  });
}

/** The id in the link at a path such as `slices[2].primary.links[0]`. */
function linkedId(data: unknown, path: string): string | undefined {
  let value = data;
  for (const key of path.match(/[^.[\]]+/g) ?? []) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
