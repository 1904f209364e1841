import { z } from 'zod';

/** What zod hands to an error function: the value seen is all we use. */
type Seen = { readonly input?: unknown };

/** An error for a schema, in the words of someone who edits content: `"Date" should be a date, but it is "soon".` */
export function should(label: string, expectation: string): { error: (seen: Seen) => string } {
  return { error: ({ input }) => `"${label}" should ${expectation}, but it is ${shown(input)}.` };
}

/** A value, short enough for a sentence. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A fault of a choice itself: nothing fits the value. */
export interface Misfit {
  readonly misfit: string;
  /** The part of the value that decides, if one does. */
  readonly at?: string;
  /** The finding's code, where it is a special one. */
  readonly code?: 'unknown-slice';
}

/** Validates by the schema that fits the value; `undefined` lets any value pass. Unlike a union it tells of one fault at its very place. */
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
