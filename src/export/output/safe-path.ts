/** Matches a segment of a path: any name but those of the folder itself and of the folder above. */
const segment = String.raw`(?!\.{1,2}(?:/|$))[A-Za-z0-9._~@+-]+`;

const safePath = new RegExp(`^${segment}(?:/${segment})*$`);

/**
 * True for a relative path that stays inside its folder and has only characters that every host and file system
 * accepts.
 */
export function isSafePath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= 1000 && safePath.test(path);
}
