/** Puts values into a sentence of content: `VAT {rate} on {amount}`. A name without a value stays as it is, to be seen. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) => values[name] ?? whole);
}

/** The names a sentence asks for. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

const placeholder = /\{(\w+)\}/g;
