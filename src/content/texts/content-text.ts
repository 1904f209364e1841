import type { DocumentPlace } from '../../site/finding.ts';
import type { ContentDocument } from '../content-source.ts';
import type { FieldsOf, FieldValue } from '../models/walk-fields.ts';
import { readableText } from './readable-text.ts';

/**
 * What a text is for. `name`: the name of a person, a company or a place, which is the same in all languages. `alt`: the
 * text in place of an image. `label`: a text of a tool, a form or a button.
 */
export type TextKind = 'heading' | 'prose' | 'label' | 'link' | 'alt' | 'name';

/** A text of a document that visitors read. */
export interface ContentText {
  /** The document and the field: `slices[2].primary.body[0]` for the first paragraph of a rich text. */
  readonly place: DocumentPlace & { readonly field: string };
  /** The name of the field: `body`. */
  readonly field: string;
  /** The type of the slice that has the field. Undefined for a field of the document itself. */
  readonly slice: string | undefined;
  readonly kind: TextKind;
  /** The text without placeholders and addresses. */
  readonly text: string;
}

/** Creates the function that lists the texts of a document in the order of its fields. */
export function createTextsOf(fieldsOf: FieldsOf): (document: ContentDocument) => ContentText[] {
  return (document) => {
    if (typesWithoutTexts.has(document.type)) return [];
    const { id, type, uid, lang } = document;
    return fieldsOf(document).flatMap((field) =>
      textsIn(field, document.type).map(({ kind, text, path }) => ({
        place: { id, type, uid: uid ?? null, lang, field: path },
        field: nameOf(field.path),
        slice: sliceOf(document, field.path),
        kind,
        text: readableText(text),
      })),
    );
  };
}

/** The types of documents that hold only codes, domains and features of drawings. */
const typesWithoutTexts: ReadonlySet<string> = new Set([
  'feature_flags',
  'disallowed_emails',
  'redirect_list',
  'portraits',
]);

/** A date as a form's field has it, such as one in a tool's example. Visitors see it in the form of their browser. */
const fieldDate = /^\d{4}-\d{2}-\d{2}$/;

interface FoundText {
  readonly kind: TextKind;
  readonly text: string;
  readonly path: string;
}

function textsIn({ path, model, value }: FieldValue, type: string): FoundText[] {
  const found = (kind: TextKind, text: unknown, at = path): FoundText[] =>
    typeof text === 'string' && text.trim() !== '' && !fieldDate.test(text) ? [{ kind, text, path: at }] : [];
  switch (model.type) {
    case 'Text':
      return found(kindOf(nameOf(path), type) ?? 'label', kindOf(nameOf(path), type) && value);
    case 'StructuredText':
      return nodesIn(value).flatMap((node, index) => {
        const at = `${path}[${index}]`;
        const kind = String(node.type).startsWith('heading') ? 'heading' : 'prose';
        return [...found(kind, node.text, at), ...found('alt', node.alt, at)];
      });
    case 'Table':
      return cellsIn(value).flatMap((text) => found('label', text));
    case 'Link':
      return found('link', propertyOf(value, 'text'));
    case 'Image':
      return found('alt', propertyOf(value, 'alt'));
    default:
      return [];
  }
}

/** Fields with codes, addresses, numbers and times. */
const codeFields: ReadonlySet<string> = new Set([
  'anchor',
  'anchor_id',
  'associated_partner_id',
  'campaign',
  'contact_email',
  'contact_phone',
  'currency',
  'domain',
  'duration',
  'email_placeholder',
  'field',
  'form_id',
  'hour',
  'number',
  'partner_form_id',
  'portrait',
  'quote_portrait',
  'receipt_time',
  'salary_currency',
  'time_zone',
  'user_portrait',
  'version',
  'weeks',
]);

/** Fields with names of persons, companies and places. */
const nameFields: ReadonlySet<string> = new Set([
  'approver_example',
  'author',
  'card_holder',
  'city',
  'company',
  'company_example',
  'contact_person',
  'legal_line',
  'line',
  'name',
  'place',
  'quote_author',
  'quote_title',
  'receipt_address',
  'receipt_merchant',
  'request_person',
  'source',
  'user_company',
  'user_name',
  'venue',
]);

const headingFields: ReadonlySet<string> = new Set(['title', 'heading', 'headline', 'meta_title', 'question']);
const proseFields: ReadonlySet<string> = new Set([
  'body',
  'description',
  'excerpt',
  'meta_description',
  'quote',
  'subtitle',
  'summary',
  'tagline',
  'text',
]);

/** The kind of the text in a field. Undefined for a field that holds a code. */
function kindOf(field: string, type: string): TextKind | undefined {
  // In a lead form, `name` and `value` are codes for HubSpot. Visitors read the labels.
  if (codeFields.has(field) || (type === 'lead_form' && (field === 'name' || field === 'value'))) return undefined;
  // In a `pricing` document these fields hold words, such as the names of plans. In other documents they hold proper
  // names.
  if (nameFields.has(field)) return type === 'pricing' ? 'label' : 'name';
  if (headingFields.has(field)) return 'heading';
  return proseFields.has(field) ? 'prose' : 'label';
}

function nameOf(path: string): string {
  return /(\w+)(?:\[\d+\])?$/.exec(path)?.[1] ?? path;
}

function sliceOf(document: ContentDocument, path: string): string | undefined {
  const index = /^slices\[(\d+)\]/.exec(path)?.[1];
  const slices: unknown = Reflect.get(document.data, 'slices');
  if (index === undefined || !Array.isArray(slices)) return undefined;
  return String(propertyOf(slices[Number(index)], 'slice_type'));
}

interface Node {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly alt?: unknown;
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value : [];
}

function cellsIn(table: unknown): unknown[] {
  // A cell with only `yes` or `no` shows a sign instead of a text.
  const signs = ['yes', 'no'];
  return ['head', 'body']
    .flatMap((part) => listIn(propertyOf(table, part), 'rows'))
    .flatMap((row) => listIn(row, 'cells'))
    .flatMap((cell) => listIn(cell, 'content'))
    .map((node) => propertyOf(node, 'text'))
    .filter((text) => !signs.includes(String(text)));
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = propertyOf(value, name);
  return Array.isArray(list) ? list : [];
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
