import type { KeyTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import type { ThemeName } from '../../config/tokens.ts';
import { classNames } from './class-names.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** The slice's own fields: its time of day and the name its anchor has. */
  readonly primary: { readonly theme: ThemeName | null; readonly anchor_id: KeyTextField };
  /** Half the air above and below. */
  readonly isTight?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A slice's plane: full width, its content in the page's column. Two neighbours of one theme share the air between them. */
export function Section({ primary, isTight = false, className, children }: SectionProps) {
  return (
    <section
      id={primary.anchor_id || undefined}
      className={classNames(styles.section, isTight && styles.tight, className)}
      data-theme={primary.theme ?? 'light'}
    >
      {children}
    </section>
  );
}
