import { stripTrailingSlash } from '../../../rules/pathname.ts';

// Pieces of nginx's language.

/** Formats a block with its lines. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/**
 * Formats headers. A Content-Type is set by `default_type`: nginx sends one by itself, and `add_header` would send a
 * second one. The type is quoted, because it may have a parameter: `text/plain; charset=utf-8`.
 */
export function headerLines(set: Readonly<Record<string, string>>): string[] {
  return Object.entries(set).flatMap(([name, value]) =>
    name === 'Content-Type'
      ? ['types { }', `default_type "${value}";`]
      : [`add_header ${name} ${value.includes('"') ? `'${value}'` : `"${value}"`} always;`],
  );
}

/** The two spellings of an address, with and without a slash at its end. */
export function spellingsOf(path: string): string[] {
  const bare = stripTrailingSlash(path);
  return bare === '/' ? ['/'] : [bare, `${bare}/`];
}

/** Quotes a path that has letters of other scripts or spaces. */
export function quoted(path: string): string {
  return /^[\x21-\x7e]+$/.test(path) ? path : `"${path}"`;
}

/** Adds the visitor's query to a target, before its fragment. */
export function withArguments(to: string): string {
  const [address = '', ...fragment] = to.split('#');
  const query = address.includes('?') ? '&$args' : '$is_args$args';
  // The target is quoted, because # begins a comment in nginx.
  return `"${[address + query, ...fragment].join('#')}"`;
}
