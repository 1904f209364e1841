import { homeHref } from '../home-href.ts';
import { usePage } from '../page-context.ts';
import styles from './Brand.module.css';

/** The brand's mark: an H whose bar is the horizon, with the sun on it. */
export function BrandMark() {
  return (
    <svg width="28" height="28" aria-hidden="true">
      <path fill="currentColor" d="M0 0h8v13h12V0h8v28h-8v-9H8v9H0z" />
      <path fill="var(--lit)" d="M8.8 11.6a5.2 5.2 0 0 1 10.4 0z" />
    </svg>
  );
}

/** The brand's mark and name as a link to the home page. */
export function Brand() {
  const page = usePage();
  return (
    <a className={styles.brand} href={homeHref(page)} aria-label={page.string('home_label')}>
      <BrandMark />
      {page.site.name}
    </a>
  );
}
