import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import styles from './InvoiceQueue.module.css';
import { Badge, Money, Panel, RowEnd, RowFrame } from './Panel.tsx';
import { Request } from './Request.tsx';
import { Sheet } from './Sheet.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';

/**
 * Supplier invoices by due date with the approver of each. Beside the list is the paper sheet of an approved invoice.
 */
export function InvoiceQueue({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  return (
    <div className={classNames(styles.queue, styles[size])}>
      {size !== 'card' && <Sheet scene={scene} className={styles.sheet} />}
      <div className={styles.front}>
        <Panel heading={scene.heading} end={<Badge>{scene.badge}</Badge>}>
          {keyed(scene.rows).map(({ key, item }) => (
            <RowFrame
              key={key}
              sign={<span className={styles.due}>{item.value?.replace(/\s/, '\n')}</span>}
              label={item.label}
              detail={item.detail}
              isLit={item.is_highlighted}
              isWaiting={item.is_waiting}
            >
              <RowEnd row={item} />
            </RowFrame>
          ))}
          <Total scene={scene} />
        </Panel>
        {size === 'hero' && <Request scene={scene} />}
      </div>
    </div>
  );
}

function Total({ scene }: { readonly scene: SceneData }) {
  if (scene.total === null) return null;
  return (
    <p className={styles.total}>
      <span>{scene.note}</span>
      <Money amount={scene.total} />
    </p>
  );
}
