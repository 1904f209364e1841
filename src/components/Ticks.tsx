import { Icon } from './Icon.tsx';
import { keyed } from './keyed.ts';
import styles from './Ticks.module.css';

/** A list of short points, each with a tick. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {keyed(items).map(({ key, item }) => (
        <li key={key} className={styles.tick}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
