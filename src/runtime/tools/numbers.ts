import { type NumberFault, type ParsedNumber, parseDecimal } from '../../rules/tools/parse-decimal.ts';
import type { ToolFormat } from './format.ts';
import type { ToolForm } from './use-tool-form.ts';

/** What a tool says of a number it can't take. */
export interface NumberTexts {
  readonly number_error: string;
  readonly negative_error: string;
  readonly large_error: string;
}

export interface NumberField {
  /** Zero while there is none to work with. */
  readonly value: number;
  /** Filled in, and a number. */
  readonly isGiven: boolean;
  /** To show below the field: not before the visitor has left it. */
  readonly error: string | undefined;
}

/** Reads the fields of a form that hold numbers. */
export function numberReader(form: ToolForm, format: ToolFormat, texts: NumberTexts) {
  return (name: string, digits: number): NumberField => {
    const text = form.values[name] ?? '';
    if (text === '') return { value: 0, isGiven: false, error: undefined };
    const parsed: ParsedNumber = parseDecimal(text, { decimalSign: format.decimalSign, digits });
    if (parsed.ok) return { value: parsed.value, isGiven: true, error: undefined };
    return { value: 0, isGiven: false, error: form.left.has(name) ? texts[errors[parsed.fault]] : undefined };
  };
}

const errors = {
  'not-a-number': 'number_error',
  negative: 'negative_error',
  'too-large': 'large_error',
} as const satisfies Record<NumberFault, keyof NumberTexts>;
