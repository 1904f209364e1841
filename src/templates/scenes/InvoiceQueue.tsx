import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './InvoiceQueue.module.css';
import { Badge, Money, Panel, RowEnd, RowFrame } from './Panel.tsx';
import { Request } from './Request.tsx';
import { Sheet } from './Sheet.tsx';
import type { SceneData, SceneRow, SceneSize } from './scene-data.ts';

/**
 * Supplier invoices by due date with the approver of each, or the stations of one invoice. Beside the list is the paper
 * sheet of the highlighted invoice, with a seal unless that one waits. Without a sheet the list is larger.
 */
export function InvoiceQueue({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  const isWaiting = scene.rows.some((row) => row.is_highlighted && row.is_waiting);
  const isAlone = size === 'stage' && !scene.receipt_merchant;
  return (
    <div className={classNames(styles.queue, isAlone ? styles.alone : styles[size])}>
      {size !== 'card' && <Sheet scene={scene} isSealed={!isWaiting} className={styles.sheet} />}
      <div className={styles.front}>
        <Panel heading={scene.heading} end={<Badge>{scene.badge}</Badge>}>
          {keyed(scene.rows).map(({ key, item }) => (
            <RowFrame
              key={key}
              sign={item.value ? <Day isAhead={isAhead(item)}>{item.value}</Day> : <Now />}
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

/** True for a station that the invoice has not reached. In a list of invoices a waiting row has an amount. */
function isAhead({ is_waiting, amount }: SceneRow): boolean {
  return is_waiting && amount === null;
}

/** A day such as `20 Nov`, on two lines. A day that lies ahead is only outlined. */
function Day({ isAhead, children }: { readonly isAhead: boolean; readonly children: string }) {
  return <span className={classNames(styles.due, isAhead && styles.ahead)}>{children.replace(/\s/, '\n')}</span>;
}

/** The sun in the place of a day: the invoice is at this station now. */
function Now() {
  return (
    <svg width="32" height="32" aria-hidden="true">
      <Sun cx={16} cy={16} r={8} gap={3} length={4} width={2} step={30} hasHours={false} />
    </svg>
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
