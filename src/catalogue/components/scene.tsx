import { documentToLinkField } from '@prismicio/client';
import type { DocumentOf } from '../../content/content-source.ts';
import { usePage } from '../../templates/page-context.ts';
import { Scene } from '../../templates/scenes/Scene.tsx';
import type { SceneSize } from '../../templates/scenes/scene-data.ts';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

export const scene: Specimens = {
  'On a stage of its own': () => <Scenes size="stage" documents={useScenes()} />,
  'On the horizon of a hero': () => <Scenes size="hero" documents={fullestOfEachKind(useScenes())} />,
  'At the foot of a tile': () => <Scenes size="card" documents={fullestOfEachKind(useScenes())} />,
};

type SceneDocument = DocumentOf<'product_scene'>;

/** All product scenes of the locale. */
function useScenes(): readonly SceneDocument[] {
  return usePage().list('product_scene');
}

/**
 * Returns the scene with the most content of each kind. The other scenes of a kind are the same drawing with less in
 * it.
 */
function fullestOfEachKind(documents: readonly SceneDocument[]): SceneDocument[] {
  const lengthOf = ({ data }: SceneDocument) => JSON.stringify(data).length;
  const fullestFirst = documents.toSorted((one, two) => lengthOf(two) - lengthOf(one));
  return [...Map.groupBy(fullestFirst, ({ data }) => data.kind).values()].flatMap(([fullest]) => fullest ?? []);
}

function Scenes({ size, documents }: { readonly size: SceneSize; readonly documents: readonly SceneDocument[] }) {
  return (
    <div className={styles.wide} data-theme="tint">
      {documents.map((document) => (
        <Scene key={document.id} field={documentToLinkField(document)} size={size} />
      ))}
    </div>
  );
}
