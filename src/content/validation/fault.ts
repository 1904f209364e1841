import { z } from 'zod';

/** The argument that zod passes to an error function. Helios uses only the wrong value. */
type Seen = { readonly input?: unknown };

/** Makes the error of a schema, in words for editors: `"Date" should be a date, but it is "soon".` */
export function should(label: string, expectation: string): { error: (seen: Seen) => string } {
  return { error: ({ input }) => `"${label}" should ${expectation}, but it is ${shown(input)}.` };
}

/** Formats a value as a short text for a message: 60 characters at most. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The fault of a value that fits none of the possible schemas. */
export interface Misfit {
  readonly misfit: string;
  /** The property that is wrong, such as `link_type`. Undefined if the value as a whole is wrong. */
  readonly at?: string;
  /** The finding's code, if it is not `invalid-document`. */
  readonly code?: 'unknown-slice';
}

/**
 * Creates a schema that validates a value by the schema that `pick` chooses; `undefined` accepts any value. Unlike a
 * union it reports one fault, at its exact place.
 */
export function choose(pick: (value: unknown) => z.ZodType | Misfit | undefined): z.ZodType {
  return z.unknown().superRefine((value, context) => {
    const picked = pick(value);
    if (picked === undefined) return;
    if ('misfit' in picked) {
      const path = picked.at === undefined ? [] : [picked.at];
      context.addIssue({ code: 'custom', path, message: picked.misfit, params: { code: picked.code } });
      return;
    }
    for (const issue of picked.safeParse(value).error?.issues ?? []) {
      const params = issue.code === 'custom' ? issue.params : undefined;
      context.addIssue({
        code: 'custom',
        path: [...issue.path],
        message: issue.message,
        ...(params ? { params } : {}),
      });
    }
  });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
