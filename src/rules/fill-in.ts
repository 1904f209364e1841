import type { Quantity } from './quantity.ts';

/** A value for a placeholder: words, or a quantity whose plural form the text may depend on. */
export type FillValue = string | Quantity;

/**
 * Puts values into a text of the CMS: `VAT {rate} on {amount}`. A placeholder without a value stays visible. A text may
 * have plural forms, as in ICU messages: `{count, plural, one {# person} other {# people}}`. `#` is the number. The
 * form `other` is used for a value that is a text, and for a quantity whose form the text lacks.
 */
export function fillIn(text: string, values: Readonly<Record<string, FillValue>>): string {
  return text.replace(placeholder, (whole, name: string, forms: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    const [words, form] = typeof value === 'string' ? [value, 'other'] : [value.text, value.form];
    if (forms === undefined) return words;
    const texts = formsIn(forms);
    // One pass replaces `#` and the placeholders of the form, so that the words of a value are not filled in again.
    const chosen = texts.get(form) ?? texts.get('other') ?? '#';
    return chosen.replace(/#|\{\w+\}/g, (mark) => (mark === '#' ? words : fillIn(mark, values)));
  });
}

/** Returns the names of a text's placeholders: `rate` and `amount` for `VAT {rate} on {amount}`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** What `fillIn` leaves of a text's placeholders. */
export interface Unfilled {
  /** The names of the placeholders without a value. */
  readonly unknown: readonly string[];
  /** The text without its placeholders. A brace in it belongs to none, so that visitors see it. */
  readonly rest: string;
}

/** Finds what `fillIn` would leave in a text if it had a value for each of these names. */
export function unfilledIn(text: string, names: readonly string[]): Unfilled {
  const unknown = [...text.matchAll(placeholder)].flatMap(([, name = '', forms = '']) => {
    const inForms = [...formsIn(forms).values()].flatMap((form) => unfilledIn(form, names).unknown);
    return [...(names.includes(name) ? [] : [name]), ...inForms];
  });
  return { unknown: [...new Set(unknown)], rest: text.replace(placeholder, '') };
}

/** A placeholder of a text that has plural forms. */
export interface PluralPlaceholder {
  readonly name: string;
  /** The names of its forms, in the order of the text: `one`, `other`. */
  readonly forms: readonly string[];
}

/** Returns the placeholders of a text that have plural forms. A malformed placeholder is not among them. */
export function pluralsIn(text: string): PluralPlaceholder[] {
  return [...text.matchAll(placeholder)].flatMap(([, name = '', forms]) =>
    forms === undefined ? [] : [{ name, forms: [...formsIn(forms).keys()] }],
  );
}

/** Matches `{name}` and `{name, plural, one {…} other {…}}`. The text of a form may have placeholders without forms. */
const placeholder = /\{(\w+)(?:,\s*plural,((?:\s*\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;

function formsIn(forms: string): Map<string, string> {
  const found = forms.matchAll(/(\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g);
  return new Map(Array.from(found, ([, form = '', text = '']) => [form, text]));
}
