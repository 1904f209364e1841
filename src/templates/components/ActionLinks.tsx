import type { LinkField } from '@prismicio/client';
import { ActionLink } from '../../components/Button.tsx';
import { keyed } from '../../components/keyed.ts';
import { ForwardLink } from '../../components/TextLink.tsx';
import { usePage } from '../page-context.ts';
import styles from './ActionLinks.module.css';
import { presentLinks } from './present-links.ts';

/**
 * The links of a slice in a row that wraps. A link is a button, or an arrow link if its variant in the content is
 * plain.
 */
export function ActionLinks({ fields }: { fields: readonly LinkField[] }) {
  const links = presentLinks(usePage(), fields);
  if (links.length === 0) return null;
  return (
    <p className={styles.links}>
      {keyed(links).map(({ key, item }) =>
        item.variant === 'Plain' ? <ForwardLink key={key} link={item} /> : <ActionLink key={key} link={item} />,
      )}
    </p>
  );
}
