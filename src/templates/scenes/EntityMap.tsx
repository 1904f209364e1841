import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import styles from './EntityMap.module.css';
import { Money, Panel } from './Panel.tsx';
import { Skyline } from './Skyline.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';

/**
 * Several companies as houses on one horizon, each as tall as its spending. The ground below is a panel with the
 * totals.
 */
export function EntityMap({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  return (
    <div className={classNames(styles.map, styles[size])}>
      <Skyline heights={scene.rows.map((row) => row.amount ?? 0)} className={styles.skyline} />
      <Panel className={styles.ground} heading={scene.heading} end={<Money amount={scene.total} />}>
        <div className={styles.companies}>
          {keyed(scene.rows).map(({ key, item }) => (
            <p key={key} className={styles.company}>
              <b>{item.label}</b>
              <small>{item.detail}</small>
              <Money amount={item.amount} />
            </p>
          ))}
        </div>
        {scene.note && <p className={styles.note}>{scene.note}</p>}
      </Panel>
    </div>
  );
}
