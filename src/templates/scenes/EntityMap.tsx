import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import styles from './EntityMap.module.css';
import { Money, Panel } from './Panel.tsx';
import { type Building, Skyline, type SkylineHouse } from './Skyline.tsx';
import type { SceneData, SceneRow, SceneSize } from './scene-data.ts';

/**
 * Several companies as houses on one horizon, each as tall as its spending. The ground below is a panel with the
 * totals.
 */
export function EntityMap({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  return (
    <div className={classNames(styles.map, styles[size])}>
      <Skyline houses={scene.rows.map(houseOf)} className={styles.skyline} />
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

/** What a company does decides what its house looks like. */
const buildings: { readonly [Category in NonNullable<SceneRow['category']>]?: Building } = {
  equipment: 'depot',
  meals_and_drinks: 'dome',
  service: 'clinic',
};

function houseOf({ amount, category }: SceneRow): SkylineHouse {
  return { height: amount ?? 0, building: (category && buildings[category]) || 'flat' };
}
