import { keyed } from '../../components/keyed.ts';
import { DaySun } from './DaySun.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { Row } from './Panel.tsx';
import styles from './PaymentWindow.module.css';
import { Request } from './Request.tsx';
import type { SceneData } from './scene-data.ts';
import { WindowMenu } from './WindowMenu.tsx';

/**
 * The product's window: its menu, the payments of the day, and the highlighted payment with its receipt, its rule and
 * its posting. Narrow windows have no menu, and phones show the open payment alone.
 */
export function PaymentWindow({ scene }: { readonly scene: SceneData }) {
  const open = scene.rows.find((row) => row.is_highlighted) ?? scene.rows[0];
  return (
    <div className={styles.place}>
      <div className={styles.window} data-theme="light">
        <WindowMenu scene={scene} />
        <div className={styles.day}>
          <DaySun scene={scene} />
          <div className={styles.rows}>
            {keyed(scene.rows).map(({ key, item }) => (
              <Row key={key} row={item} />
            ))}
          </div>
          <Request scene={scene} className={styles.request} />
        </div>
        {open && <OpenPayment scene={scene} payment={open} />}
      </div>
    </div>
  );
}
