import type { DocumentOf } from '../../content/content-source.ts';

/** What a scene is made of: the fields of a `product_scene` document. */
export type SceneData = DocumentOf<'product_scene'>['data'];
export type SceneRow = SceneData['rows'][number];

/** `hero` stands on the horizon, `stage` on a plane of its own, `card` at the foot of a tile. */
export type SceneSize = 'hero' | 'stage' | 'card';
