import type { ToolFormat } from './format.ts';
import { type NumberFault, type ParsedNumber, parseDecimal } from './parse-decimal.ts';
import type { ToolForm } from './use-tool-form.ts';

/** What a tool says of a number it can't take. */
export interface NumberTexts {
  readonly number_error: string;
  readonly negative_error: string;
  readonly large_error: string;
}

export interface NumberField {
  /** Wrong: filled in with what can't be taken. */
  readonly state: 'empty' | 'given' | 'wrong';
  /** Zero unless it is given. */
  readonly value: number;
  /** To show below the field: not before the visitor has left it. */
  readonly error: string | undefined;
}

/** The most that a field takes, and what it says of more. */
export interface NumberLimit {
  readonly most: number;
  readonly error: string;
}

/** Stands where a figure would that nobody can know: for a wrong number, never zero. */
export const noFigure = '–';

/** Whether what is worked out from them can be known. */
export function areSound(fields: readonly NumberField[]): boolean {
  return fields.every(({ state }) => state !== 'wrong');
}

/** A field's number in words; an empty one counts as zero. */
export function figureOf({ state, value }: NumberField, format: (value: number) => string): string {
  return state === 'wrong' ? noFigure : format(value);
}

/** Reads the fields of a form that hold numbers. */
export function numberReader(form: Pick<ToolForm, 'values' | 'left'>, format: ToolFormat, texts: NumberTexts) {
  return (name: string, digits: number, limit?: NumberLimit): NumberField => {
    const text = form.values[name] ?? '';
    if (text === '') return { state: 'empty', value: 0, error: undefined };
    const parsed: ParsedNumber = parseDecimal(text, { decimalSign: format.decimalSign, digits });
    const error = parsed.ok ? beyond(parsed.value, limit) : texts[errors[parsed.fault]];
    if (parsed.ok && error === undefined) return { state: 'given', value: parsed.value, error };
    return { state: 'wrong', value: 0, error: form.left.has(name) ? error : undefined };
  };
}

function beyond(value: number, limit: NumberLimit | undefined): string | undefined {
  return limit && value > limit.most ? limit.error : undefined;
}

const errors = {
  'not-a-number': 'number_error',
  negative: 'negative_error',
  'too-large': 'large_error',
} as const satisfies Record<NumberFault, keyof NumberTexts>;
