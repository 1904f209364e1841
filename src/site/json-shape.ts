import type { z } from 'zod';

/** The values that a schema describes, read-only at every level. The schema is the only description of their shape. */
export type JsonShape<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;

type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
