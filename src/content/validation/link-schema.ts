import type { CustomTypeModelField } from '@prismicio/client';
import { z } from 'zod';
import { choose, isObject, type Misfit, should, shown } from './fault.ts';

type LinkConfig = NonNullable<Extract<CustomTypeModelField, { type: 'Link' }>['config']>;

/** Creates the schema of a link field, or of a list of links with keys if the model's `repeat` is true. */
export function linkFieldSchema(label: string, config: LinkConfig): z.ZodType {
  const link = linkSchema(label, config);
  if (!('repeat' in config) || !config.repeat) return link;
  const keyed = z.looseObject({ key: z.string(should(`${label}: key`, 'be a text')) }, should(label, 'hold links'));
  return z.array(keyed.and(link), should(label, 'be a list of links'));
}

/**
 * Creates the schema of one link: empty, to the web, to a file, or to a
 * document of an allowed type. It does not check that the target exists.
 */
export function linkSchema(label: string, config: LinkConfig = {}): z.ZodType {
  const variants = 'variants' in config ? (config.variants ?? []) : [];
  const common = {
    text: z.string(should(`${label}: text`, 'be a text')).nullish(),
    variant: z
      .string()
      .nullish()
      .refine((variant) => isOneOf(variants, variant), {
        error: ({ input }) =>
          `"${label}" should have one of the variants ${list(variants)}, but it has ${shown(input)}.`,
      }),
  };
  const web = z.looseObject({
    ...common,
    url: z.string(should(`${label}: address`, 'be an address')).min(1, should(`${label}: address`, 'be an address')),
  });
  const media = web.extend({ name: z.string(should(`${label}: file name`, 'be a text')) });
  const document = z.looseObject({
    ...common,
    id: z.string(should(`${label}: document`, 'be the id of a document')),
    type: typeSchema(label, config),
  });
  const empty = z.looseObject(common);

  return choose((value) => {
    if (!isObject(value)) return { misfit: `"${label}" should be a link, but it is ${shown(value)}.` };
    const kind = value.link_type;
    if (kind === 'Any' || isEmptyOfItsKind(value)) return empty;
    if (kind === 'Web') return allowed('web', web, label, config);
    if (kind === 'Media') return allowed('media', media, label, config);
    if (kind === 'Document') return allowed('document', document, label, config);
    return { misfit: `"${label}" is a link of the unknown kind ${shown(kind)}.`, at: 'link_type' };
  });
}

/** The schema of a link within rich text, which no model limits. */
export const textLinkSchema = linkSchema('Link in the text');

/**
 * True for an emptied link in the form of older API answers, which
 * still has the kind of the link: `{ link_type: 'Document' }`.
 */
function isEmptyOfItsKind({ link_type: kind, id, url }: Record<string, unknown>): boolean {
  return (kind === 'Document' || kind === 'Media') && id === undefined && url === undefined;
}

const kindNames = { web: 'a web address', media: 'a file', document: 'a document' };

function allowed(
  kind: keyof typeof kindNames,
  schema: z.ZodType,
  label: string,
  { select }: LinkConfig,
): z.ZodType | Misfit {
  if (select === null || select === undefined || select === kind) return schema;
  return {
    misfit: `"${label}" should lead to ${kindNames[select]}, but it leads to ${kindNames[kind]}.`,
    at: 'link_type',
  };
}

/**
 * Creates the schema of the target's type. The type of a broken link
 * is unknown and accepted, because the link check reports the link.
 */
function typeSchema(label: string, config: LinkConfig): z.ZodType {
  const types =
    'customtypes' in config
      ? (config.customtypes ?? []).map((type) => (typeof type === 'string' ? type : type.id))
      : [];
  return z.string().refine((type) => type === 'broken_type' || isOneOf(types, type), {
    error: ({ input }) =>
      `"${label}" should lead to a document of the type ${list(types)}, but it leads to one of the type "${String(input)}".`,
  });
}

function isOneOf(values: readonly string[], value: string | null | undefined): boolean {
  return values.length === 0 || value === null || value === undefined || values.includes(value);
}

function list(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(', ');
}
