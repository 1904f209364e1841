import { z } from 'zod';
import { type BadValue, badConfig } from './bad-config.ts';

/**
 * Makes the error text of a schema from a description of the right
 * value and an example. `parseOrRefuse` makes a sentence of this text.
 */
export function must(be: string, write?: string): string {
  return write === undefined ? be : `${be}\n${write}`;
}

/** Creates a schema for a text that `convert` turns into a value. `convert` returns undefined for a wrong text. */
export function textAs<Value>(convert: (text: string) => Value | undefined, error: string) {
  return z.string(error).transform((text, context): Value => {
    const value = convert(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error, input: text });
    return z.NEVER;
  });
}

/** Creates a schema for a text that matches a pattern. */
export function textLike(pattern: RegExp, error: string) {
  return z.string(error).regex(pattern, error);
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, must(`one of ${values.join(', ')}`, values[0]));
}

interface Naming {
  /**
   * Returns the name by which readers know a value: `config/index.ts: site.origin` for the path `['site', 'origin']`.
   */
  readonly nameOf: (path: readonly PropertyKey[]) => string;
  /** Removes secrets from a value, so that it may be printed. */
  readonly show?: (value: unknown, name: string) => unknown;
  /** The hint for a value whose schema has no example. */
  readonly hint: string;
}

/** Parses `input` by `schema`. Throws HeliosError `bad-config` that names every wrong value. */
export function parseOrRefuse<Value>(schema: z.ZodType<Value>, input: unknown, naming: Naming): Value {
  const { data, error } = schema.safeParse(input, { reportInput: true });
  if (!error) return data;
  const [first, ...others] = error.issues.map((issue) => badValue(issue, naming));
  if (!first) throw error;
  throw badConfig(first, ...others);
}

function badValue({ path, message, input }: z.core.$ZodIssue, { nameOf, show, hint }: Naming): BadValue {
  const name = nameOf(path);
  const [expected = '', example] = message.split('\n');
  return {
    name,
    expected,
    seen: show ? show(input, name) : input,
    hint: example === undefined ? hint : `Write ${example}.`,
  };
}
