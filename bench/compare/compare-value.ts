import { compareMarkup } from './compare-markup.ts';
import { compareString } from './compare-string.ts';
import { type Context, prefixOf } from './context.ts';

/** Compares two JSON texts as values. A text that is not JSON is compared as it is. */
export function compareJson(before: string, after: string, context: Context): void {
  const [old, now] = [parse(before), parse(after)];
  if (old && now) compareValue(old.value, now.value, context);
  else compareValue(before, after, context);
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined; // Not JSON: the caller compares the text.
  }
}

/** Compares two values of JSON. Strings of markup are compared as markup, strings of CSS as stylesheets. */
export function compareValue(before: unknown, after: unknown, context: Context): void {
  if (typeof before === 'string' && typeof after === 'string') compareStrings(before, after, context);
  else if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    compareObjects(before, after, context);
  } else if (before !== after) reportValue(before, after, context);
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

/** Compares objects by their keys, and arrays too: the keys of an array are its positions. */
function compareObjects(before: JsonObject, after: JsonObject, context: Context): void {
  // Only an island's content has `styles` beside its `html`. All other markup in page data is in an HTML page too,
  // where its elements are recorded.
  const isIsland = 'html' in before && 'styles' in before;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    compareValue(before[key], after[key], {
      ...context,
      within: `${prefixOf(context, '.')}${key}`,
      elements: isIsland && key === 'html' ? 'record' : context.elements,
    });
  }
}

function compareStrings(before: string, after: string, context: Context): void {
  const { evidence, file, within } = context;
  const place = () => ({ file, path: within });
  const languages = [before, after].map(languageOf);
  if (languages.includes('html')) compareMarkup(before, after, context);
  else if (languages.includes('css')) evidence.sheets.see({ kind: 'rule', before, after }, place);
  else compareString({ kind: 'value', before, after, place }, evidence);
}

/** CSS can hold a `<` as markup does, in `@media (36em<width<48em)`, but never at its beginning. */
function languageOf(text: string): 'html' | 'css' | 'text' {
  if (/^\s*</.test(text)) return 'html';
  if (/(?:^|[};])[^{};]+\{(?:[^{};]+\{)?[a-z-][\w-]*:[^{}]+\}/i.test(text)) return 'css';
  return /<[a-z!/]/i.test(text) ? 'html' : 'text';
}

function reportValue(before: unknown, after: unknown, { evidence, file, within }: Context): void {
  evidence.differences.add({
    kind: 'value',
    ...(before !== undefined && { before: JSON.stringify(before) }),
    ...(after !== undefined && { after: JSON.stringify(after) }),
    places: [{ file, path: within }],
  });
}
