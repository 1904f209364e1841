import { unfilledIn } from '../rules/fill-in.ts';
import type { ModelIndex } from './models/fields-of.ts';
import { createFieldsOf, type FieldValue } from './models/walk-fields.ts';
import { placeholdersOf } from './placeholders.ts';

/**
 * A document in short: everything that planning and the checks of the whole site ask of every document. The facts are
 * derived once, when the document is stored, so that a run need not read documents that have not changed.
 */
export interface DocumentFacts {
  readonly type: string;
  readonly tags: readonly string[];
  /**
   * Some fields of the document with their values: those that concern its page as a whole, such as `meta_title`, and
   * days and salaries of jobs, which are so many that no check should parse them all.
   */
  readonly data: Readonly<Record<string, unknown>>;
  readonly relationships: readonly Relationship[];
  readonly plurals: readonly PluralText[];
  readonly unfilled: readonly UnfilledText[];
}

/** A relationship field that leads to a document. */
export interface Relationship {
  /** The path of the field inside `data`: `slices[2].primary.lead_form`. */
  readonly field: string;
  /** The label of the field in the CMS: `Lead form`. */
  readonly label: string;
  /** The types of documents that the field may hold. Empty if it may hold any. */
  readonly types: readonly string[];
  /** The labels of these types in the CMS, in the same order: `Lead form`. */
  readonly typeLabels: readonly string[];
  /** The id of the document that the field holds. */
  readonly target: string;
}

/** A text with a placeholder that has plural forms, well-formed or not. */
export interface PluralText {
  /** The path of the field inside `data`. */
  readonly field: string;
  /** The label of the field in the CMS. */
  readonly label: string;
  readonly text: string;
  /** Number of placeholders that begin like one with plural forms. */
  readonly placeholders: number;
}

/** A text in which visitors would see a placeholder or a brace, because no code fills it in. */
export interface UnfilledText {
  /** The path of the field inside `data`. */
  readonly field: string;
  /** The label of the field in the CMS. */
  readonly label: string;
  readonly text: string;
  /** The names of the placeholders that the field has. */
  readonly placeholders: readonly string[];
  /** The names of the text's placeholders that the field does not have. */
  readonly unknown: readonly string[];
  /** True if a brace belongs to no placeholder. A malformed plural form, which is in `plurals`, does not count. */
  readonly hasStrayBrace: boolean;
}

interface FactSource {
  readonly type: string;
  readonly tags?: unknown;
  readonly data: object;
}

/**
 * Creates the function that derives the facts of a document. A document with errors has facts too, but lacks those that
 * need a faulty field.
 */
export function createDocumentFacts(models: ModelIndex): (document: FactSource) => DocumentFacts {
  const fieldsOf = createFieldsOf(models);
  return (document) => {
    const { type, tags, data } = document;
    const fields = fieldsOf(document);
    return {
      type,
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
      data: Object.fromEntries(ownFields.flatMap((name) => (name in data ? [[name, Reflect.get(data, name)]] : []))),
      relationships: fields.flatMap((field) => relationshipIn(field, models)),
      plurals: fields.flatMap(pluralTextIn),
      unfilled: fields.flatMap(unfilledTextIn),
    };
  };
}

/** The fields that a document's page as a whole depends on, and those of a job that `checkJobs` compares. */
const ownFields = [
  'title',
  'meta_title',
  'meta_description',
  'template',
  'noindex',
  'wildcard',
  'posted',
  'valid_through',
  'salary_min',
  'salary_max',
] as const;

/** The relationship in a field. Empty for another kind of field, and for a field that holds no document. */
function relationshipIn({ path, label, model, value }: FieldValue, models: ModelIndex): Relationship[] {
  if (model.type !== 'Link' || model.config?.select !== 'document') return [];
  if (typeof value !== 'object' || value === null || !('id' in value)) return [];
  if (typeof value.id !== 'string' || value.id === '') return [];
  const types = typesOf(model.config);
  const typeLabels = types.map((type) => models.types.get(type)?.label ?? type);
  return [{ field: path, label, types, typeLabels, target: value.id }];
}

function typesOf(config: object): string[] {
  const types: unknown = 'customtypes' in config ? config.customtypes : undefined;
  if (!Array.isArray(types)) return [];
  return types.map((type: string | { readonly id: string }) => (typeof type === 'string' ? type : type.id));
}

/** Matches the beginning of a placeholder with plural forms: `{count, plural, …}`. */
const pluralBeginning = /\{\s*\w+\s*,/g;

function pluralTextIn({ path, label, value }: FieldValue): PluralText[] {
  if (typeof value !== 'string') return [];
  const placeholders = value.match(pluralBeginning)?.length ?? 0;
  return placeholders > 0 ? [{ field: path, label, text: value, placeholders }] : [];
}

function unfilledTextIn({ path, owner, name, label, value }: FieldValue): UnfilledText[] {
  const text = isLinkWithText(value) ? value.text : value;
  const placeholders = placeholdersOf(owner, name);
  if (!placeholders || typeof text !== 'string') return [];
  const { unknown, rest } = unfilledIn(text, placeholders);
  const hasStrayBrace = /[{}]/.test(rest) && rest.match(pluralBeginning) === null;
  if (unknown.length === 0 && !hasStrayBrace) return [];
  return [{ field: path, label, text, placeholders, unknown, hasStrayBrace }];
}

function isLinkWithText(value: unknown): value is { readonly text: unknown } {
  return typeof value === 'object' && value !== null && 'text' in value;
}
