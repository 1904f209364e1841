import type { Snapshot } from '../content/content-source.ts';
import type { Finding, FindingCode } from '../site/finding.ts';
import type { MissingPage } from './markets.ts';

export interface ConsequenceInput {
  readonly snapshot: Snapshot;
  /** The core pages that markets lack. */
  readonly missing: readonly MissingPage[];
  /** UIDs of core pages by the ids of the documents that exist. */
  readonly coreIds: ReadonlyMap<string, string>;
}

/**
 * Drops findings whose cause another finding names: links to a core page that its market lacks, links in a field whose
 * relationship is unresolved, and strings of a locale that has no document for them.
 */
export function withoutConsequences(findings: readonly Finding[], input: ConsequenceInput): Finding[] {
  const places = new Set(findings.filter(({ code }) => code === 'unresolved-relationship').map(placeOf));
  const isToMissingPage = createMissingPageTest(findings, input);
  return findings.filter((finding) => {
    if (finding.code === 'missing-string') return finding.document !== undefined;
    if (relationshipConsequences.has(finding.code) && places.has(placeOf(finding))) return false;
    return !isToMissingPage(finding);
  });
}

const relationshipConsequences: ReadonlySet<FindingCode> = new Set(['broken-link', 'no-document-found', 'lead-form']);

function placeOf({ document }: Finding): string | undefined {
  return document && `${document.id} ${document.field}`;
}

/**
 * Creates the test for links to the document of a missing core page. The CMS says of such a document only that it is
 * gone, not what it was. The same field in the translations says it: if their links lead to the core page that this
 * locale lacks, the missing document was that page.
 */
function createMissingPageTest(findings: readonly Finding[], input: ConsequenceInput): (finding: Finding) => boolean {
  const lacking = new Set(input.missing.map(({ locale, uid }) => `${locale.code} ${uid}`));
  if (lacking.size === 0) return () => false;
  const targets = new Map<Finding, string>();
  const votes = new Map<string, number>();
  for (const finding of findings) {
    const id = finding.code === 'broken-link' ? targetIn(finding, input.snapshot) : undefined;
    if (id === undefined) continue;
    targets.set(finding, id);
    for (const uid of translatedTargets(finding, input)) {
      const isMissing = lacking.has(`${finding.document?.lang} ${uid}`);
      votes.set(id, (votes.get(id) ?? 0) + (isMissing ? 1 : -1));
    }
  }
  return (finding) => (votes.get(targets.get(finding) ?? '') ?? 0) > 0;
}

/** The id of the document to which the link in a finding's field leads. */
function targetIn({ document }: Finding, snapshot: Snapshot): string | undefined {
  return document?.field === undefined ? undefined : linkedId(snapshot.document(document.id)?.data, document.field);
}

/** For each translation of a finding's document: the UID of the core page to which its link leads, else undefined. */
function translatedTargets({ document }: Finding, { snapshot, coreIds }: ConsequenceInput): (string | undefined)[] {
  const head = snapshot.heads().find(({ id }) => id === document?.id);
  return (head?.alternates ?? []).flatMap(({ id }) => {
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
