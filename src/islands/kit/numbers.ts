import { type FillValue, fillIn } from '../../rules/fill-in.ts';
import type { ToolFormat } from './format.ts';
import { type NumberFault, parseDecimal } from './parse-decimal.ts';
import type { ToolForm } from './tool-form.ts';

/** The messages for numbers that a tool can't accept. */
export interface NumberTexts {
  /** `{example}` is a number that the field takes: `Please type a number, such as {example}.` */
  readonly number_error: string;
  readonly negative_error: string;
  readonly large_error: string;
}

export interface WholeNumberTexts extends NumberTexts {
  /** `Please type a whole number, such as {example}.` */
  readonly whole_error: string;
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
  /**
   * The number as the field shows it once the visitor has left it, if the visitor typed more decimals than it keeps. A
   * sum would otherwise differ from what the fields show.
   */
  readonly rounded?: string | undefined;
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

type Form = Pick<ToolForm, 'text' | 'hasLeft'>;

/**
 * Returns a function that parses the number in the form's field with a given name. `example` is the number that an
 * error message names as an example, for fields that the default example does not suit.
 */
export function numberReader(form: Form, format: ToolFormat, texts: NumberTexts) {
  return (
    name: string,
    digits: number,
    limit?: NumberLimit,
    example: FillValue = format.amount(1284_50, 'EUR'),
  ): NumberField => {
    const text = form.text(name);
    if (text === '') return empty;
    const parsed = parseDecimal(text, { decimalSign: format.decimalSign, digits });
    if (!parsed.ok) return wrong(name, fillIn(texts[errors[parsed.fault]], { example }), form);
    const field = limited(name, parsed.value, limit, form);
    return parsed.isRounded && field.state === 'given'
      ? { ...field, rounded: format.number(field.value, digits) }
      : field;
  };
}

/** As `numberReader`, for fields that count people or days. A fraction of one is refused: it must not be rounded unseen. */
export function wholeNumberReader(form: Form, format: ToolFormat, texts: WholeNumberTexts) {
  return (name: string, limit?: NumberLimit, example: FillValue = format.number(12)): NumberField => {
    const text = form.text(name);
    if (text === '') return empty;
    const parsed = parseDecimal(text, { decimalSign: format.decimalSign, digits: 3 });
    if (!parsed.ok) return wrong(name, fillIn(texts[errors[parsed.fault]], { example }), form);
    if (parsed.value % 1000 !== 0 || parsed.isRounded) return wrong(name, fillIn(texts.whole_error, { example }), form);
    return limited(name, parsed.value / 1000, limit, form);
  };
}

const empty = { state: 'empty', value: 0, error: undefined } as const satisfies NumberField;

function wrong(name: string, error: string, form: Form): NumberField {
  return { state: 'wrong', value: 0, error: form.hasLeft(name) ? error : undefined };
}

function limited(name: string, value: number, limit: NumberLimit | undefined, form: Form): NumberField {
  return limit && value > limit.max ? wrong(name, limit.error, form) : { state: 'given', value, error: undefined };
}

const errors = {
  'not-a-number': 'number_error',
  negative: 'negative_error',
  'too-large': 'large_error',
} as const satisfies Record<NumberFault, keyof NumberTexts>;
