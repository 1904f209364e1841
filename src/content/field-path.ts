/** Writes `['slices', 2, 'primary', 'links', 0]` as `slices[2].primary.links[0]`, the form in which findings name a field. */
export function fieldPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  );
}
