import { z } from 'zod';
import { should } from './fault.ts';
import { anyRichTextSchema } from './rich-text-schema.ts';

/**
 * Creates the schema of a table: a body and an optional head, with
 * rich text in each cell. The value of an empty table is null.
 */
export function tableSchema(label: string): z.ZodType {
  const cell = z.looseObject(
    {
      key: z.string(should(`${label}: key of a cell`, 'be a text')),
      type: z.enum(['header', 'data'], should(`${label}: kind of a cell`, 'be "header" or "data"')),
      content: anyRichTextSchema(`${label}: cell`),
    },
    should(`${label}: cell`, 'be a cell'),
  );
  const row = z.looseObject(
    {
      key: z.string(should(`${label}: key of a row`, 'be a text')),
      cells: z.array(cell, should(`${label}: row`, 'be a list of cells')),
    },
    should(`${label}: row`, 'be a row'),
  );
  const part = z.looseObject({ rows: z.array(row, should(`${label}: rows`, 'be a list')) }, should(label, 'have rows'));
  return z.looseObject({ head: part.nullish(), body: part }, should(label, 'be a table')).nullable();
}
