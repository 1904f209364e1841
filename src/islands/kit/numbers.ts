import { type FillValue, fillIn } from '../../rules/fill-in.ts';
import type { ToolFormat } from './format.ts';
import { type NumberFault, type ParsedNumber, parseDecimal } from './parse-decimal.ts';
import type { ToolForm } from './tool-form.ts';

/** The messages for numbers that a tool can't accept. */
export interface NumberTexts {
  /** `{example}` is a number that the field takes: `Please type a number, such as {example}.` */
  readonly number_error: string;
  readonly negative_error: string;
  readonly large_error: string;
}

export interface NumberField {
  /** The state is `wrong` if the field contains a text that is no acceptable number. */
  readonly state: 'empty' | 'given' | 'wrong';
  /** The parsed number. It is zero unless the state is `given`. */
  readonly value: number;
  /**
   * The error message below the field. Undefined if the number is acceptable, or if the visitor has not left the field
   * yet.
   */
  readonly error: string | undefined;
}

/** The largest number that a field accepts, and the message for larger ones. */
export interface NumberLimit {
  readonly max: number;
  readonly error: string;
}

/** The text that replaces a figure that can't be calculated. An invalid number is never shown as zero. */
export const noFigure = '–';

/** True if no field contains an invalid number, so that results can be calculated from the fields. */
export function areValid(fields: readonly NumberField[]): boolean {
  return fields.every(({ state }) => state !== 'wrong');
}

/** Formats the number of a field. An empty field counts as zero; an invalid number becomes `noFigure`. */
export function figureOf({ state, value }: NumberField, format: (value: number) => string): string {
  return state === 'wrong' ? noFigure : format(value);
}

/**
 * Returns a function that parses the number in the form's field with a given name. `example` is the number that an
 * error message names as an example, for fields that the default example does not suit.
 */
export function numberReader(form: Pick<ToolForm, 'text' | 'hasLeft'>, format: ToolFormat, texts: NumberTexts) {
  return (name: string, digits: number, limit?: NumberLimit, example = exampleOf(digits, format)): NumberField => {
    const text = form.text(name);
    if (text === '') return { state: 'empty', value: 0, error: undefined };
    const parsed: ParsedNumber = parseDecimal(text, { decimalSign: format.decimalSign, digits });
    const error = parsed.ok ? beyond(parsed.value, limit) : fillIn(texts[errors[parsed.fault]], { example });
    if (parsed.ok && error === undefined) return { state: 'given', value: parsed.value, error };
    return { state: 'wrong', value: 0, error: form.hasLeft(name) ? error : undefined };
  };
}

/** The default example of a number: with decimals if the field takes them. Numbers of people and days have none. */
function exampleOf(digits: number, format: ToolFormat): FillValue {
  return digits === 0 ? format.number(12) : format.amount(1284_50, 'EUR');
}

function beyond(value: number, limit: NumberLimit | undefined): string | undefined {
  return limit && value > limit.max ? limit.error : undefined;
}

const errors = {
  'not-a-number': 'number_error',
  negative: 'negative_error',
  'too-large': 'large_error',
} as const satisfies Record<NumberFault, keyof NumberTexts>;
