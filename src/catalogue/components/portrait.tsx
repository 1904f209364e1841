import { Portrait } from '../../templates/components/Portrait.tsx';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

const people = ['maja', 'tom', 'ines', 'ada', 'sam', 'rc', 'signe', 'daniel', 'carys', 'priya', 'noor', 'felix'];

export const portrait: Specimens = {
  'One id, one face': () => (
    <ul className={styles.row}>
      {people.map((person) => (
        <li key={person} className={styles.named}>
          <Portrait person={person} className={styles.portrait} />
          {person}
        </li>
      ))}
    </ul>
  ),
};
