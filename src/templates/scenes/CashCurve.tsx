import { keyed } from '../../components/keyed.ts';
import styles from './CashCurve.module.css';
import { CashHills } from './CashHills.tsx';
import { Badge, Money, Panel } from './Panel.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';

/** Cash week by week as a range of hills, with the lowest balance and the payments that lead to that balance. */
export function CashCurve({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  const lowest = scene.rows.find((row) => row.is_highlighted);
  return (
    <Panel className={styles[size]} heading={scene.heading} end={<Badge>{scene.badge}</Badge>}>
      <CashHills weeks={scene.rows} floor={scene.limit} className={styles.hills} />
      <div className={styles.weeks}>
        {keyed(scene.rows).map(({ key, item }) => (
          <span key={key} data-lit={item.is_highlighted || undefined}>
            {item.label}
          </span>
        ))}
      </div>
      {keyed(scene.receipt_lines).map(({ key, item }) => (
        <p key={key} className={styles.line}>
          <span>{item.label}</span>
          <Money amount={item.amount} isWhole />
        </p>
      ))}
      {lowest && (
        <p className={styles.lowest}>
          <span>{lowest.detail}</span>
          <Money amount={lowest.amount} isWhole />
        </p>
      )}
      {scene.note && <p className={styles.note}>{scene.note}</p>}
    </Panel>
  );
}
