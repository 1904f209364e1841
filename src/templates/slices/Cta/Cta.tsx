import { ActionLinks } from '../../components/ActionLinks.tsx';
import { classNames } from '../../components/class-names.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SignUpForm } from '../../components/SignUpForm.tsx';
import { Sun } from '../../components/Sun.tsx';
import type { SliceProps } from '../../slice-props.ts';
import styles from './Cta.module.css';

/** What to do next, in front of a large sun that is half risen. */
export function Cta({ slice, index }: SliceProps<'cta'>) {
  const { primary, variation } = slice;
  return (
    <section
      className={classNames(styles.cta, variation === 'card' && styles.card)}
      id={primary.anchor_id || undefined}
      data-theme={primary.theme ?? 'brand'}
      data-print="no"
    >
      <SectionHead primary={primary} />
      {variation === 'email_signup' ? (
        <SignUpForm id={`email-${index}`} submitLabel={slice.primary.submit_label} hint={slice.primary.hint} />
      ) : (
        <ActionLinks fields={slice.primary.links} />
      )}
      <svg className={styles.sun} viewBox="0 0 640 320" aria-hidden="true">
        <Sun cx={320} cy={320} r={272} gap={14} length={13} width={1.75} fill="var(--disc)" ink="var(--rays)" />
      </svg>
    </section>
  );
}
