import type { KeyTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import type { ThemeName } from '../../config/tokens.ts';
import { classNames } from './class-names.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** The slice's own fields: its theme and the id of its anchor. */
  readonly primary: { readonly theme: ThemeName | null; readonly anchor_id: KeyTextField };
  /** True if the section has only half the space above and below. */
  readonly isTight?: boolean;
  /** True if the section is not printed. */
  readonly isOnScreenOnly?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The section of a slice: a background over the full width, with the content in the page's column. Two neighbouring
 * sections of the same theme share the space between them.
 */
export function Section({ primary, isTight = false, isOnScreenOnly = false, className, children }: SectionProps) {
  return (
    <section
      id={primary.anchor_id || undefined}
      className={classNames(styles.section, isTight && styles.tight, className)}
      data-theme={primary.theme ?? 'light'}
      data-print={isOnScreenOnly ? 'no' : undefined}
    >
      {children}
    </section>
  );
}
