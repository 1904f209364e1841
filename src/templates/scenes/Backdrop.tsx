import { colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './Scene.module.css';

/** The light behind a scene: a sun in the upper corner, or a sun that rises behind the horizon. */
export function Backdrop({ sun }: { readonly sun: 'corner' | 'horizon' }) {
  if (sun === 'corner') {
    return (
      <svg className={styles.backdrop} viewBox="0 0 640 520" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <path fill={colours['sun-200']} d="M0 0h200l380 520H110z" />
        <Sun cx={0} cy={0} r={210} gap={14} length={14} width={2} step={5} hasHours={false} />
      </svg>
    );
  }
  return (
    <svg className={styles.backdrop} viewBox="0 0 640 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sun cx={320} cy={520} r={290} fill={colours['sun-300']} />
    </svg>
  );
}
