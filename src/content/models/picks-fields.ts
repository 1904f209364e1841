import { isJsonObject } from '../json.ts';

/**
 * True if a relationship field of the models picks fields of its target. The API then repeats these fields in each
 * document that leads to the target.
 */
export function picksFields(models: unknown): boolean {
  if (Array.isArray(models)) return models.some(picksFields);
  if (!isJsonObject(models)) return false;
  const { customtypes = null } = models;
  if (Array.isArray(customtypes) && customtypes.some((type) => isJsonObject(type) && 'fields' in type)) return true;
  return Object.values(models).some(picksFields);
}
