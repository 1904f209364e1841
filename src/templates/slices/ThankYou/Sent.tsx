import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Sun } from '../../components/Sun.tsx';
import styles from './Sent.module.css';
import type { ThankYouProps } from './thank-you-props.ts';

/** It is done: the sun stands clear of the horizon, with a tick in it. */
export function Sent({ primary, level }: ThankYouProps<'default'>) {
  return (
    <section className={styles.sent} id={primary.anchor_id || undefined} data-theme={primary.theme ?? 'tint'}>
      <div className={styles.sky}>
        <svg className={styles.sun} viewBox="0 0 360 340" aria-hidden="true">
          <Sun cx={180} cy={176} r={112} fill="var(--lit)" ink="var(--text)" gap={18} length={11} />
          <path className={styles.tick} d="m132 180 34 34 64-72" />
        </svg>
      </div>
      <div className={styles.words}>
        <SectionHead primary={primary} level={level} />
        <ActionLinks fields={primary.links} />
      </div>
    </section>
  );
}
