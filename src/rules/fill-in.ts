/** Puts values into a text of the CMS: `VAT {rate} on {amount}`. A placeholder without a value stays visible. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) => values[name] ?? whole);
}

/** Returns the names of a text's placeholders: `rate` and `amount` for `VAT {rate} on {amount}`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

const placeholder = /\{(\w+)\}/g;
