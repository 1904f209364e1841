/** Returns a copy of a value in which each text, at any depth, no longer tells who the visitor is. */
export type Scrub = <Value>(value: Value) => Value;

/**
 * Creates the function that every item passes before it is sent. It cuts query and fragment off each address, and it
 * replaces email addresses and whatever the visitor has typed into a form. `typedTexts` are these texts at the time of
 * the call.
 */
export function createScrub(typedTexts: () => readonly string[]): Scrub {
  return (value) => {
    const typed = typedTexts().filter((text) => text.length >= minTypedLength);
    return mapTexts(value, (text) => scrubText(text, typed));
  };
}

/**
 * The minimum length of a typed text that is replaced. Shorter texts occur in other words, and tell nothing about
 * anybody.
 */
const minTypedLength = 4;

function scrubText(text: string, typed: readonly string[]): string {
  const withoutQueries = text.replace(urlRest, '$1').replace(pathRest, '$1').replace(query, '');
  const withoutEmails = withoutQueries.replace(email, '[email]');
  return typed.reduce((rest, each) => rest.replaceAll(each, '[typed]'), withoutEmails);
}

/** An address with a scheme, and its query or fragment: `https://a.example/b?c=d`. */
const urlRest = /\b([a-z][a-z\d+.-]*:\/\/[^\s?#"'`<>()]*)[?#][^\s"'`<>()]*/gi;
/** A path and its query or fragment: `/helios/en/pricing?email=a`. */
const pathRest = /(\/[^\s?#"'`<>()]*)[?#][^\s"'`<>()]+/g;
/** A query without its path: `?email=a&name=b`. */
const query = /[?&][\w.%~[\]-]+=[^\s"'`<>()]*/g;
/** An email address, also one that is encoded for a URL. A stack trace such as `load@https://…` has none. */
const email = /[^\s"'`<>()[\]{},;:/?#&=@]+(?:@|%40)(?!\w+:\/\/)[^\s"'`<>()[\]{},;:/?#&=@]+/gi;

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const mapped = (each: unknown): unknown => {
    if (typeof each === 'string') return change(each);
    if (Array.isArray(each)) return each.map(mapped);
    // Error objects and other objects with a class are left as they are: Faro turns them into texts before they get
    // into a payload.
    if (typeof each !== 'object' || each === null || !isPlain(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, mapped(inner)]));
  };
  // The cast is safe: the copy has the same shape, and each text in it is a text again.
  return mapped(value) as Value;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
