/**
 * Writes a field's keys as the path by which findings name the field:
 * `['slices', 2, 'primary', 'links', 0]` becomes `slices[2].primary.links[0]`.
 */
export function fieldPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  );
}
