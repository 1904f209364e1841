/** `['slices', 2, 'primary', 'links', 0]` to `slices[2].primary.links[0]`, as an editor's eye goes through a document. */
export function fieldPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  );
}
