import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { Badge, Money, Panel, Row } from './Panel.tsx';
import styles from './Reimbursement.module.css';
import { Request } from './Request.tsx';
import { RouteMap } from './RouteMap.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';

/** A drive on a map, the sum of the drive and other expenses of the day, and the note that they are paid back. */
export function Reimbursement({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  const [from, to] = scene.columns;
  return (
    <div className={classNames(styles.claim, styles[size])}>
      <RouteMap
        from={from?.label}
        to={to?.label}
        distance={scene.note}
        country={size === 'hero' ? 'river' : 'coast'}
        className={styles.map}
      />
      <div className={styles.front}>
        <Panel heading={scene.heading} end={<Badge tone="ok">{scene.badge}</Badge>}>
          {keyed(scene.rows).map(({ key, item }) => (
            <Row key={key} row={item} />
          ))}
          {scene.total !== null && (
            <p className={styles.total}>
              <span>{scene.receipt_total_label}</span>
              <Money amount={scene.total} />
            </p>
          )}
        </Panel>
        {size !== 'card' && <Request scene={scene} />}
      </div>
    </div>
  );
}
