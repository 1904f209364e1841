import { z } from 'zod';
import { nearestText } from '../src/site/nearest-text.ts';
import { type BadValue, badConfig } from './bad-config.ts';

/**
 * Makes the error text of a schema from a description of the right
 * value and an example. `parseOrRefuse` makes a sentence of this text.
 */
export function must(be: string, write?: string): string {
  return write === undefined ? be : `${be}\n${write}`;
}

/** Creates a schema for an object with these keys and no others. */
export function objectOf<const Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(' ');
  return z
    .strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? known : 'an object') })
    .readonly();
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

/** Creates a schema for one of these texts. The error suggests the one that is most similar to the wrong text. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const error = ({ input }: SeenIssue) => {
    const nearest = typeof input === 'string' ? nearestText(input, values, (value) => value) : undefined;
    return must(`one of ${values.join(', ')}`, nearest ?? values[0]);
  };
  return z.enum(values, { error });
}

/** Creates a schema for a whole number in a range. The error suggests the nearest such number, or the example. */
export function wholeNumberFrom(min: number, max: number, example: number) {
  const error = ({ input }: SeenIssue) => {
    const isNumber = typeof input === 'number' && !Number.isNaN(input);
    const nearest = isNumber ? Math.min(max, Math.max(min, Math.round(input))) : example;
    return must(`a whole number from ${min} to ${max}`, `${nearest}`);
  };
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** The part of a zod issue from which an error text is made: the wrong value. */
interface SeenIssue {
  readonly input?: unknown;
}

/** A fault of a value or of a key that can't be expressed as "It must be …". */
interface Fault {
  /** The rest of a sentence that begins with the value's name: `has no effect without HELIOS_PRISMIC_REPOSITORY`. */
  readonly fault: string;
  /** The step that corrects the fault, in whole sentences. */
  readonly hint: string;
}

/** Refuses the value at a path inside a schema's `superRefine`. */
export function refuse(context: z.core.$RefinementCtx, path: readonly PropertyKey[], { fault, hint }: Fault): void {
  context.addIssue({ code: 'custom', path: [...path], message: hint, params: { fault } });
}

interface Naming {
  /**
   * Returns the name by which readers know a value: `config/index.ts: site.origin` for the path `['site', 'origin']`.
   */
  readonly nameOf: (path: readonly PropertyKey[]) => string;
  /** Removes secrets from a value, so that it may be printed. */
  readonly show?: (value: unknown, name: string) => unknown;
  /** Describes an unknown key. */
  readonly unknown: (path: readonly PropertyKey[], known: readonly string[]) => Fault;
  /** The hint for a value whose schema has no example. */
  readonly hint: string;
}

/** Parses `input` by `schema`. Throws HeliosError `bad-config` that names every wrong value and every unknown key. */
export function parseOrRefuse<Value>(schema: z.ZodType<Value>, input: unknown, naming: Naming): Value {
  // `jitless` keeps zod from compiling a function for each object. Compiling pays off only for many values, and a
  // schema of this folder parses one.
  const { data, error } = schema.safeParse(input, { reportInput: true, jitless: true });
  if (!error) return data;
  const issues = error.issues.filter((issue) => !isMisspelt(issue, error.issues));
  const [first, ...others] = issues.flatMap((issue) => badValues(issue, naming));
  if (!first) throw error;
  throw badConfig(first, ...others);
}

/**
 * True for a missing value if an unknown key of the same object is its misspelt key: both are one mistake, reported
 * once.
 */
function isMisspelt({ path, input }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean {
  if (input !== undefined) return false;
  const key = String(path.at(-1));
  const holder = path.slice(0, -1).join('.');
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.path.join('.') === holder &&
      issue.keys.some((each) => nearestText(each, issue.message.split(' '), (known) => known) === key),
  );
}

function badValues(issue: z.core.$ZodIssue, naming: Naming): BadValue[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const paths = issue.keys.map((key) => [...path, key]);
    return paths.map((each) => ({ name: naming.nameOf(each), ...naming.unknown(each, message.split(' ')) }));
  }
  const fault: unknown = issue.code === 'custom' ? issue.params?.fault : undefined;
  return [typeof fault === 'string' ? { name: naming.nameOf(path), fault, hint: message } : wrongValue(issue, naming)];
}

function wrongValue({ path, message, input }: z.core.$ZodIssue, { nameOf, show, hint }: Naming): BadValue {
  const name = nameOf(path);
  const [expected = '', example] = message.split('\n');
  return {
    name,
    expected,
    seen: show ? show(input, name) : input,
    hint: example === undefined ? hint : `Write ${example}.`,
  };
}
