import { Scene } from '../../../../src/templates/scenes/Scene.tsx';
import type { SceneSize } from '../../../../src/templates/scenes/scene-data.ts';
import { pageWithScene, type SceneFields, sceneField } from './sample-scene.ts';

/** The markup of a scene with these fields on an English page. */
export function sceneMarkup(fields: SceneFields, size: SceneSize = 'stage'): string {
  return pageWithScene(fields).html(<Scene field={sceneField} size={size} />);
}
