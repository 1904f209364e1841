import type { ContentDocument, DocumentHead, Snapshot } from '../content/content-source.ts';
import type { FieldsOf, FieldValue } from '../content/models/walk-fields.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

export interface RelationshipCheckInput {
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly fieldsOf: FieldsOf;
}

/**
 * Reports each relationship field whose document is not published, is of another locale or of a type that the field
 * may not hold. Templates leave out what they can't find, so without this check a form would be missing unnoticed.
 */
export function checkRelationships({ snapshot, routes, locales, fieldsOf }: RelationshipCheckInput): Finding[] {
  const heads = new Map(snapshot.heads().map((head) => [head.id, head]));
  const pathnames = new Map(routes.map(({ documentId, pathname }) => [documentId, pathname]));
  const langs = new Set(locales.map(({ code }) => code));
  return snapshot.heads().flatMap((head) => {
    const document = langs.has(head.lang) ? snapshot.document(head.id) : undefined;
    if (!document) return [];
    const pathname = pathnames.get(head.id);
    return fieldsOf(document).flatMap((field) => {
      const fault = faultOf(field, document, heads);
      return fault ? [findingOf(fault, field, document, pathname)] : [];
    });
  });
}

type Fault = Pick<Finding, 'message' | 'hint'>;

function faultOf(
  field: FieldValue,
  from: ContentDocument,
  heads: ReadonlyMap<string, DocumentHead>,
): Fault | undefined {
  const id = targetOf(field);
  if (id === undefined) return undefined;
  const types = typesOf(field);
  const kind = types.length === 1 ? `another ${types[0]}` : 'another document';
  const subject = `"${field.label}" of ${nameOf(from)}`;
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
    message: `${subject} leads to ${nameOf(target)}, but it should lead to a document of the type ${types.join(' or ')}.`,
    hint: `Choose ${kind} in this field.`,
  };
}

/** The id of a relationship's document. Undefined for another kind of field, and for an empty one. */
function targetOf({ model, value }: FieldValue): string | undefined {
  if (model.type !== 'Link' || model.config?.select !== 'document') return undefined;
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' && value.id !== '' ? value.id : undefined;
}

function typesOf({ model }: FieldValue): string[] {
  if (model.type !== 'Link' || !model.config || !('customtypes' in model.config)) return [];
  return (model.config.customtypes ?? []).map((type) => (typeof type === 'string' ? type : type.id));
}

/**
 * Types without which a page fails its visitors: no form to send, no page to thank them, or another address because the
 * parent is missing. Without a document of another type, such as a scene or a case, a page is only poorer.
 */
const essentialTypes: ReadonlySet<string> = new Set(['lead_form', 'page']);

function findingOf(fault: Fault, field: FieldValue, from: ContentDocument, pathname: string | undefined): Finding {
  const { id, type, uid, lang } = from;
  const document: DocumentPlace = { id, type, uid, lang, field: field.path };
  return {
    code: 'unresolved-relationship',
    severity: typesOf(field).some((each) => essentialTypes.has(each)) ? 'error' : 'warning',
    ...fault,
    document,
    ...(pathname !== undefined && { pathnames: [pathname] }),
  };
}

function nameOf({ type, uid }: { readonly type: string; readonly uid: string | null }): string {
  return uid === null ? `the ${type}` : `the ${type} "${uid}"`;
}
