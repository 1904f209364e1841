import { classNames } from '../../components/class-names.ts';
import { PaperFigures } from './PaperFigures.tsx';
import { Seal } from './Seal.tsx';
import styles from './Sheet.module.css';
import type { SceneData } from './scene-data.ts';

interface SheetProps {
  readonly scene: SceneData;
  /** True if the paper has the approver's seal. */
  readonly isSealed: boolean;
  readonly className: string | undefined;
}

/** A supplier's invoice on paper with a folded corner. */
export function Sheet({ scene, isSealed, className }: SheetProps) {
  if (!scene.receipt_merchant) return null;
  return (
    <div className={classNames(styles.sheet, className)}>
      <div className={styles.paper}>
        <b className={styles.sender}>{scene.receipt_merchant}</b>
        <p>{scene.receipt_address}</p>
        <p>{scene.receipt_time}</p>
        <PaperFigures scene={scene} />
        {isSealed && <Seal className={styles.seal} />}
      </div>
      <i className={styles.fold} />
    </div>
  );
}
