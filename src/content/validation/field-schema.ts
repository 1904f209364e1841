import type { CustomTypeModelField } from '@prismicio/client';
import { z } from 'zod';
import { isCalendarDay } from '../../rules/calendar-day.ts';
import type { Fields, ModelIndex } from '../models/fields-of.ts';
import { labelOf } from '../models/walk-fields.ts';
import { choose, isObject, should, shown } from './fault.ts';
import { imageSchema } from './image-schema.ts';
import { linkFieldSchema } from './link-schema.ts';
import { richTextSchema } from './rich-text-schema.ts';
import { tableSchema } from './table-schema.ts';

/**
 * Creates the schema of an object with these fields. Other fields
 * are allowed too, because a newer model may have added them.
 */
export function fieldsSchema(label: string, fields: Fields, models: ModelIndex): z.ZodType {
  const shape = Object.entries(fields).map(([name, field]) => [
    name,
    fieldSchema(labelOf(field) ?? name, field, models),
  ]);
  return z.looseObject(Object.fromEntries(shape), should(label, 'have fields'));
}

function fieldSchema(label: string, field: CustomTypeModelField, models: ModelIndex): z.ZodType {
  switch (field.type) {
    case 'StructuredText':
      return richTextSchema(label, field.config ?? {});
    case 'Image':
      return imageSchema(
        label,
        (field.config?.thumbnails ?? []).map(({ name }) => name),
      );
    case 'Link':
      return linkFieldSchema(label, field.config ?? {});
    case 'Embed':
      return filledObjectSchema(label, 'an embed', {
        embed_url: z.string(should(`${label}: address`, 'be an address')),
      });
    case 'GeoPoint':
      return filledObjectSchema(label, 'a place', {
        latitude: z.number(should(label, 'have a latitude')),
        longitude: z.number(should(label, 'have a longitude')),
      });
    case 'Group':
      return z.array(fieldsSchema(label, field.config?.fields ?? {}, models), should(label, 'be a list'));
    case 'Table':
      return tableSchema(label);
    case 'Slices':
      return z.array(
        sliceSchema(Object.keys(field.config?.choices ?? {}), models),
        should(label, 'be a list of slices'),
      );
    default:
      return valueSchema(label, field);
  }
}

/** Creates the schema of a field that holds one plain value. */
function valueSchema(label: string, field: CustomTypeModelField): z.ZodType {
  switch (field.type) {
    case 'Text':
      return z.string(should(label, 'be a text')).nullable();
    case 'Number':
    case 'Range':
      return numberSchema(label, field.config ?? {});
    case 'Boolean':
      return z.boolean(should(label, 'be true or false'));
    case 'Select':
      return selectSchema(label, field.config?.options ?? []);
    case 'Date':
      return z.iso.date(should(label, 'be a day of the calendar such as 2026-03-04')).nullable();
    case 'Timestamp':
      return timestampSchema(label);
    case 'Color':
      return z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, should(label, 'be a colour such as #0a0b0c'))
        .nullable();
    default:
      // An integration field may hold any value of its catalogue. A separator has no value.
      return z.unknown();
  }
}

function numberSchema(label: string, { min, max }: { min?: number; max?: number }): z.ZodType {
  const number = z.number(should(label, 'be a number'));
  return number
    .min(min ?? -Infinity, should(label, `be at least ${min}`))
    .max(max ?? Infinity, should(label, `be at most ${max}`))
    .nullable();
}

function selectSchema(label: string, options: readonly string[]): z.ZodType {
  return z.enum(options, should(label, `be one of ${options.map((option) => `"${option}"`).join(', ')}`)).nullable();
}

function timestampSchema(label: string): z.ZodType {
  const expected = should(label, 'be a day of the calendar and a time such as 2026-03-04T09:00:00+0000');
  return z
    .string(expected)
    .refine((text) => {
      const [, day = ''] = /^(.{10})T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/.exec(text) ?? [];
      return isCalendarDay(day);
    }, expected)
    .nullable();
}

/** Creates the schema of a field whose value is an object. If the field is empty, the value is `{}`. */
function filledObjectSchema(label: string, noun: string, shape: z.ZodRawShape): z.ZodType {
  const filled = z.looseObject(shape);
  return choose((value) => {
    if (!isObject(value)) return { misfit: `"${label}" should be ${noun}, but it is ${shown(value)}.` };
    return Object.keys(value).length === 0 ? undefined : filled;
  });
}

/**
 * Creates the schema of a slice. The schema of a variation is built when a document has it, because one document uses few
 * of all variations.
 */
function sliceSchema(choices: readonly string[], models: ModelIndex): z.ZodType {
  const schemas = new Map<string, z.ZodType | undefined>();
  const schemaOf = (type: string, variation: string) => {
    const key = `${type}/${variation}`;
    if (!schemas.has(key)) schemas.set(key, variationSchema(type, variation, models));
    return schemas.get(key);
  };
  return choose((value) => {
    if (!isObject(value)) return { misfit: `A slice should be an object, but it is ${shown(value)}.` };
    const type = String(value.slice_type);
    if (!choices.includes(type))
      return {
        misfit: `A document of this type may not hold the slice "${type}".`,
        at: 'slice_type',
        code: 'unknown-slice',
      };
    const variation = String(value.variation);
    const misfit = {
      misfit: `The slice "${type}" has no variation "${variation}".`,
      at: 'variation',
      code: 'unknown-slice',
    } as const;
    return schemaOf(type, variation) ?? misfit;
  });
}

/** Creates the schema of a variation. Returns undefined if the slice has no such variation. */
function variationSchema(type: string, variation: string, models: ModelIndex): z.ZodType | undefined {
  const fields = models.variation(type, variation);
  if (!fields) return undefined;
  const primary = fieldsSchema(type, fields.primary, models);
  const items = z.array(fieldsSchema(type, fields.items, models), should(`${type}: items`, 'be a list'));
  return z.looseObject({ primary, items: items.optional() });
}
