import type { LinkField } from '@prismicio/client';
import { ActionLink } from '../../components/Button.tsx';
import { keyed } from '../../components/keyed.ts';
import { ForwardLink } from '../../components/TextLink.tsx';
import type { LinkView } from '../../components/view-models.ts';
import { usePage } from '../page-context.ts';
import styles from './ActionLinks.module.css';
import { presentLinks } from './present-links.ts';

interface ActionLinksProps {
  readonly fields: readonly LinkField[];
  /** A link before those of the content. */
  readonly first?: LinkView | undefined;
  /** True if the links are not printed. */
  readonly isOnScreenOnly?: boolean;
}

/**
 * The links of a slice in a row that wraps. A link is a button, or an arrow link if its variant in the content is
 * plain.
 */
export function ActionLinks({ fields, first, isOnScreenOnly = false }: ActionLinksProps) {
  const present = presentLinks(usePage(), fields);
  const links = first ? [first, ...present] : present;
  if (links.length === 0) return null;
  return (
    <p className={styles.links} data-print={isOnScreenOnly ? 'no' : undefined}>
      {keyed(links).map(({ key, item }) =>
        item.variant === 'Plain' ? <ForwardLink key={key} link={item} /> : <ActionLink key={key} link={item} />,
      )}
    </p>
  );
}
