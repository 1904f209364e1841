import { Sun } from '../../../components/Sun.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { OnHorizon } from '../../scenes/OnHorizon.tsx';
import styles from './Sent.module.css';
import type { ThankYouProps } from './thank-you-props.ts';

/**
 * A confirmation that a form was sent, below a drawing: an object on the horizon that stands for the next step, or else
 * the whole sun.
 */
export function Sent({ primary, level }: ThankYouProps<'default'>) {
  return (
    <section id={primary.anchor_id || undefined} data-theme={primary.theme ?? 'tint'}>
      <div className={styles.sky}>
        {primary.drawing ? (
          <svg className={styles.drawing} viewBox="0 0 640 320" aria-hidden="true">
            <OnHorizon name={primary.drawing} />
          </svg>
        ) : (
          <svg className={styles.sun} viewBox="0 0 480 356" aria-hidden="true">
            <Sun cx={240} cy={216} r={140} fill="var(--lit)" ink="var(--text)" gap={18} length={13} width={1.75} />
          </svg>
        )}
      </div>
      <div className={styles.words}>
        <SectionHead primary={primary} level={level} />
        <ActionLinks fields={primary.links} />
      </div>
    </section>
  );
}
