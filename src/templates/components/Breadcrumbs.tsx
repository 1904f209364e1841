import type { ThemeName } from '../../../config/tokens.ts';
import type { Crumb } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import styles from './Breadcrumbs.module.css';

/**
 * Links from the home page down to this page. `theme` is the theme of the slice below: both have the same background.
 */
export function Breadcrumbs({ crumbs, theme }: { crumbs: readonly Crumb[]; theme: ThemeName }) {
  const page = usePage();
  return (
    <nav className={styles.breadcrumbs} aria-label={page.string('breadcrumb_label')} data-theme={theme} data-print="no">
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li key={href ?? name} className={styles.crumb}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
