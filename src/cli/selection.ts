import { InvalidArgumentError } from 'commander';

/** Adds the codes of one value of `--locale` to those before it: `en,de` has two. */
export function parseLocales(value: string, before: readonly string[] = []): string[] {
  const codes = value
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (codes.length === 0) throw new InvalidArgumentError('It must be the code of a locale, such as en.');
  return [...before, ...codes];
}

/**
 * Adds one value of `--route` to those before it. A slash at the beginning may be left out (`pricing`, `!legal/**`),
 * and what an address bar adds to a path is dropped: the origin and a slash at the end.
 */
export function parseRoutes(value: string, before: readonly string[] = []): string[] {
  const written = value.trim().replace(/^(!?)https?:\/\/[^/]+/i, '$1');
  const glob = written.replace(/(?<=[^!/])\/+$/, '');
  if (/^!?$/.test(glob)) throw new InvalidArgumentError('It must be the path of a page, such as /pricing.');
  const open = unpairedOf(glob);
  if (open !== undefined)
    throw new InvalidArgumentError(`It has a ${open} without its partner. Write both, or \\${open}.`);
  // No slash is added before a group whose members begin with slashes: {/pricing,/why}.
  return [...before, glob.replace(/^(!?)(?![!/]|[({]\/)/, '$1/')];
}

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** The first bracket of a glob that has no partner. A backslash before a bracket makes it a character of the path. */
function unpairedOf(glob: string): string | undefined {
  const open: string[] = [];
  for (const [sign] of glob.replace(/\\./g, '').matchAll(/[{}()[\]]/g)) {
    if (closing[sign] !== undefined) open.push(sign);
    else if (closing[open.pop() ?? ''] !== sign) return sign;
  }
  return open[0];
}
