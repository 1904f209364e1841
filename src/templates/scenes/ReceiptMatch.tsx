import { keyed } from '../../components/keyed.ts';
import { Connector } from './Connector.tsx';
import { Badge, Money, Panel } from './Panel.tsx';
import { Receipt } from './Receipt.tsx';
import styles from './ReceiptMatch.module.css';
import type { SceneData } from './scene-data.ts';

/** A paper receipt and the values that were read from it. */
export function ReceiptMatch({ scene }: { readonly scene: SceneData }) {
  return (
    <div className={styles.match}>
      <Receipt scene={scene} className={styles.paper} />
      <Panel className={styles.result} heading={scene.heading}>
        {keyed(scene.rows).map(({ key, item }) => (
          <div key={key} className={styles.field}>
            <span>{item.label}</span>
            {item.value ? <b>{item.value}</b> : <Money amount={item.amount} />}
            {item.is_highlighted && <Connector className={styles.link} />}
          </div>
        ))}
        <p className={styles.foot}>
          <Badge tone="ok">{scene.badge}</Badge>
        </p>
      </Panel>
    </div>
  );
}
