import { hairs } from '../../components/portrait/hair.ts';
import { type Look, lookOf } from '../../components/portrait/look.ts';
import { portraitDrawing } from '../../components/portrait/portrait-drawing.ts';
import { Portrait } from '../../templates/components/Portrait.tsx';
import { usePage } from '../../templates/page-context.ts';
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
  'What editors can choose for a head': () => (
    <ul className={styles.row}>
      {(Object.keys(hairs) as Look['hair'][]).map((hair) => (
        <li key={hair} className={styles.named}>
          <Drawn look={{ ...lookOf('ines', []), hair }} />
          {hair}
        </li>
      ))}
    </ul>
  ),
};

function Drawn({ look }: { readonly look: Look }) {
  const src = usePage().drawing('portrait', portraitDrawing(look));
  return <img src={src} width="200" height="200" alt="" className={styles.portrait} loading="lazy" />;
}
