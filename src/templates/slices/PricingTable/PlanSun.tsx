import type { DocumentOf } from '../../../content/content-source.ts';
import styles from './PlanSun.module.css';

type PlanId = DocumentOf<'pricing'>['data']['plans'][number]['plan_id'];

/**
 * The vertical position of each plan's sun, in units of the drawing: half risen, just above the horizon, or high in the
 * sky.
 */
const heights = { sunrise: 62, daylight: 43, zenith: 30 } as const;

export function PlanSun({ plan }: { plan: PlanId }) {
  const height = heights[plan ?? 'sunrise'];
  return (
    <svg className={styles.sun} viewBox="0 0 96 64" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="48" cy={height} r="18" fill="var(--lit)" />
      {plan === 'zenith' && <circle cx="48" cy="30" r="25.5" fill="none" strokeWidth="5" strokeDasharray="1.5 5.176" />}
      <path fill="var(--bg)" strokeWidth="0" d="M0 62h96v40H0z" />
      <path d="M0 62.5h96" />
    </svg>
  );
}
