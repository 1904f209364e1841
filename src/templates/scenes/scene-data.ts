import type { DocumentOf } from '../../content/content-source.ts';

/** The fields of a `product_scene` document. */
export type SceneData = DocumentOf<'product_scene'>['data'];
export type SceneRow = SceneData['rows'][number];

/** `hero` scenes are on the horizon, `stage` scenes on a plane of their own, `card` scenes at the foot of a tile. */
export type SceneSize = 'hero' | 'stage' | 'card';
