import type { DocumentHead, Snapshot } from '../content/content-source.ts';
import type { Relationship } from '../content/document-facts.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

export interface RelationshipCheckInput {
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
}

/**
 * Reports each relationship field whose document is not published, is of another locale or of a type that the field
 * may not hold. Templates leave out what they can't find, so without this check a form would be missing unnoticed.
 */
export function checkRelationships({ snapshot, routes, locales }: RelationshipCheckInput): Finding[] {
  const heads = new Map(snapshot.heads().map((head) => [head.id, head]));
  const pathnames = new Map(routes.map(({ documentId, pathname }) => [documentId, pathname]));
  const langs = new Set(locales.map(({ code }) => code));
  return snapshot.heads().flatMap((head) => {
    if (!langs.has(head.lang)) return [];
    return (snapshot.facts(head.id)?.relationships ?? []).flatMap((relationship) => {
      const fault = faultOf(relationship, head, heads);
      return fault ? [findingOf(fault, relationship, head, pathnames.get(head.id))] : [];
    });
  });
}

type Fault = Pick<Finding, 'message' | 'hint'>;

function faultOf(
  { label, types, typeLabels, target: id }: Relationship,
  from: DocumentHead,
  heads: ReadonlyMap<string, DocumentHead>,
): Fault | undefined {
  const kind = types.length === 1 ? `another document of the type ${typeLabels[0]}` : 'another document';
  const subject = `"${label}" of ${nameOf(from)}`;
  const target = heads.get(id);
  if (!target) {
    return {
      message: `${subject} leads to a document that was deleted or unpublished (${id}).`,
      hint: `Choose ${kind} in this field, publish the document again, or empty the field.`,
    };
  }
  if (target.lang !== from.lang) {
    const own = target.alternates.find(({ lang }) => lang === from.lang);
    const meant = own && heads.get(own.id);
    return {
      message: `${subject} leads to ${nameOf(target)} in ${target.lang}, but the field belongs to ${from.lang}.`,
      hint: meant ? `Choose its translation: ${nameOf(meant)} in ${from.lang}.` : `Choose ${kind} of ${from.lang}.`,
    };
  }
  if (types.length === 0 || types.includes(target.type)) return undefined;
  return {
    message: `${subject} leads to ${nameOf(target)}, but it should lead to a document of the type ${typeLabels.join(' or ')}.`,
    hint: `Choose ${kind} in this field.`,
  };
}

/**
 * Types without which a page fails its visitors: no form to send, no page to thank them, or another address because the
 * parent is missing. Without a document of another type, such as a scene or a case, a page is only poorer.
 */
const essentialTypes: ReadonlySet<string> = new Set(['lead_form', 'page']);

function findingOf(
  fault: Fault,
  { field, types }: Relationship,
  { id, type, uid, lang }: DocumentHead,
  pathname: string | undefined,
): Finding {
  const document: DocumentPlace = { id, type, uid, lang, field };
  return {
    code: 'unresolved-relationship',
    severity: types.some((each) => essentialTypes.has(each)) ? 'error' : 'warning',
    ...fault,
    document,
    ...(pathname !== undefined && { pathnames: [pathname] }),
  };
}

function nameOf({ type, uid }: { readonly type: string; readonly uid: string | null }): string {
  return uid === null ? `the ${type}` : `the ${type} "${uid}"`;
}
