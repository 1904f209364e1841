/** An object of JSON whose properties are unknown. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value of a JSON text. Undefined if the text is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True for a text that matches the pattern. */
export function matches(value: unknown, pattern: RegExp): value is string {
  return isText(value) && pattern.test(value);
}
