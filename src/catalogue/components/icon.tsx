import { Icon } from '../../components/Icon.tsx';
import { icons } from '../../components/icons.ts';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

const names = Object.keys(icons) as (keyof typeof icons)[];

export const icon: Specimens = {
  'At 20 px, one solid part each': () => <Row size={20} />,
  'At 16 px, beside small text': () => <Row size={16} />,
};

function Row({ size }: { readonly size: 16 | 20 }) {
  return (
    <ul className={styles.row}>
      {names.map((name) => (
        <li key={name} className={styles.named}>
          <Icon name={name} size={size} />
          {name}
        </li>
      ))}
    </ul>
  );
}
