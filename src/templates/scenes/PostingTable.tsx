import { keyed } from '../../components/keyed.ts';
import { AppName } from './AppName.tsx';
import { Badge, Money, Panel } from './Panel.tsx';
import styles from './PostingTable.module.css';
import type { SceneData } from './scene-data.ts';

/**
 * Payments with their bookkeeping accounts and a total, below the tile of the app that receives them. A row that asks
 * for attention takes the tick off the badge.
 */
export function PostingTable({ scene }: { readonly scene: SceneData }) {
  const isDone = !scene.rows.some((row) => row.is_waiting);
  return (
    <Panel
      className={styles.panel}
      heading={<Heading scene={scene} />}
      end={<Badge {...(isDone && { tone: 'ok' })}>{scene.badge}</Badge>}
    >
      <table className={styles.table}>
        <tbody>
          {scene.columns.length > 0 && (
            <tr className={styles.head}>
              {keyed(scene.columns).map(({ key, item }) => (
                <td key={key}>{item.label}</td>
              ))}
            </tr>
          )}
          {keyed(scene.rows).map(({ key, item }) => (
            <tr key={key}>
              <td>
                <b>{item.label}</b>
              </td>
              {/* Why a row asks for attention is in its second column. */}
              <td>{item.is_waiting ? <Badge>{item.detail}</Badge> : item.detail}</td>
              <td>{item.value}</td>
              <td>
                <Money amount={item.amount} />
              </td>
            </tr>
          ))}
          {scene.total !== null && (
            <tr>
              <td className={styles.sum} colSpan={4}>
                <Money amount={scene.total} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  );
}

function Heading({ scene: { app, heading } }: { readonly scene: SceneData }) {
  return app ? <AppName app={app}>{heading}</AppName> : heading;
}
