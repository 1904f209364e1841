import { documentToLinkField } from '@prismicio/client';
import { usePage } from '../../templates/page-context.ts';
import { Scene } from '../../templates/scenes/Scene.tsx';
import type { SceneSize } from '../../templates/scenes/scene-data.ts';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

export const scene: Specimens = {
  'On a stage of its own': () => <Scenes size="stage" />,
  'On the horizon of a hero': () => <Scenes size="hero" />,
  'At the foot of a tile': () => <Scenes size="card" />,
};

/** Shows all product scenes of the locale. */
function Scenes({ size }: { readonly size: SceneSize }) {
  return (
    <div className={styles.wide} data-theme="tint">
      {usePage()
        .list('product_scene')
        .map((document) => (
          <Scene key={document.id} field={documentToLinkField(document)} size={size} />
        ))}
    </div>
  );
}
