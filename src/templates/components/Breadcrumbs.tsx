import type { ThemeName } from '../../../config/tokens.ts';
import type { Crumb } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import styles from './Breadcrumbs.module.css';

/** The way from home to this page. It stands on the plane of the slice below it. */
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
