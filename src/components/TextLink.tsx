import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { linkAttributes } from './link-attributes.ts';
import styles from './TextLink.module.css';
import type { LinkView } from './view-models.ts';

/** A link in running text. */
export function TextLink({ link, children = link.text }: { link: LinkView; children?: ReactNode }) {
  return (
    <a {...linkAttributes(link)} className={styles.link}>
      {children}
    </a>
  );
}

/** A link with an arrow, on a line of its own. */
export function ForwardLink({ link }: { link: LinkView }) {
  return (
    <a {...linkAttributes(link)} className={styles.forward}>
      {link.text}
      <Icon name="arrow" />
    </a>
  );
}
