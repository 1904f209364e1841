import type { ReactNode } from 'react';
import type { ResolvedLink } from '../templates/page-context.ts';
import { Icon } from './Icon.tsx';
import { linkAttributes } from './link-attributes.ts';
import styles from './TextLink.module.css';

/** A link in running text. */
export function TextLink({ link, children = link.text }: { link: ResolvedLink; children?: ReactNode }) {
  return (
    <a {...linkAttributes(link)} className={styles.link}>
      {children}
    </a>
  );
}

/** A link on a line of its own, with the arrow that says it goes on. */
export function ForwardLink({ link }: { link: ResolvedLink }) {
  return (
    <a {...linkAttributes(link)} className={styles.forward}>
      {link.text}
      <Icon name="arrow" />
    </a>
  );
}
