import { colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './Scene.module.css';

export type SunPlace = 'corner' | 'plain' | 'horizon' | 'high';

/**
 * The light behind a scene: `corner` is a sun in the upper corner. `plain` is the same sun without rays, for houses or
 * a panel that would hide most of the rays. `horizon` is a sun that rises behind the horizon. `high` is a sun so high
 * that its rim is above a product window as wide as the page.
 */
export function Backdrop({ sun }: { readonly sun: SunPlace }) {
  if (sun === 'corner' || sun === 'plain') {
    return (
      <svg className={styles.backdrop} viewBox="0 0 640 520" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <path fill={colours['sun-200']} d="M0 0h200l380 520H110z" />
        {sun === 'plain' ? (
          <circle r="210" fill={colours['sun-500']} />
        ) : (
          <Sun cx={0} cy={0} r={210} gap={14} length={14} width={2} step={5} hasHours={false} />
        )}
      </svg>
    );
  }
  if (sun === 'high') {
    return (
      <svg className={styles.risen} viewBox="0 0 1320 900" aria-hidden="true">
        <Sun cx={660} cy={700} r={640} fill="var(--disc)" step={1.25} length={10} />
      </svg>
    );
  }
  return (
    <svg className={styles.backdrop} viewBox="0 0 640 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sun cx={320} cy={520} r={290} fill={colours['sun-300']} />
    </svg>
  );
}
