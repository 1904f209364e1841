import { ActionLink } from '../../components/Button.tsx';
import { keyed } from '../../components/keyed.ts';
import type { LinkView } from '../../components/view-models.ts';
import styles from './NextLinks.module.css';

/** The links that say what to do next. They stand where the result is. */
export function NextLinks({ links }: { readonly links: readonly LinkView[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.links} data-print="no">
      {keyed(links).map(({ key, item }) => (
        <ActionLink key={key} link={item} />
      ))}
    </p>
  );
}
