import type { DocumentOf } from '../../content/content-source.ts';

/** The fields of a `product_scene` document. */
export type SceneData = DocumentOf<'product_scene'>['data'];
export type SceneRow = SceneData['rows'][number];

/**
 * The place of a scene. `hero` scenes are on the horizon of a hero, `stage` scenes on a background of their own, `card`
 * scenes at the lower edge of a tile.
 */
export type SceneSize = 'hero' | 'stage' | 'card';

/** Content marks a cancelled subscription by a row without a category. */
export function isCancelled(row: SceneRow): boolean {
  return row.category === 'none';
}
