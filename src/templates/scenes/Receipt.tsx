import { classNames } from '../../components/class-names.ts';
import { PaperFigures } from './PaperFigures.tsx';
import styles from './Receipt.module.css';
import type { SceneData } from './scene-data.ts';

/** A drawn till receipt. */
export function Receipt({ scene, className }: { readonly scene: SceneData; readonly className?: string | undefined }) {
  if (!scene.receipt_merchant) return null;
  return (
    <div className={classNames(styles.receipt, className)}>
      <div className={styles.paper}>
        <b className={styles.merchant}>{scene.receipt_merchant}</b>
        {scene.receipt_address}
        <br />
        {scene.receipt_time}
        <PaperFigures scene={scene} />
      </div>
    </div>
  );
}
