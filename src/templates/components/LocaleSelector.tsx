import { Icon } from '../../components/Icon.tsx';
import { usePage } from '../page-context.ts';
import styles from './LocaleSelector.module.css';

/** Id of the selector. A link in the header leads to it. */
export const localesId = 'locales';

/** Links to this page in other countries and languages, or to their home pages. Plain links work without a script. */
export function LocaleSelector() {
  const page = usePage();
  const { countryName, languageName } = page.locale;
  return (
    <nav
      id={localesId}
      className={styles.locales}
      data-theme="dark"
      data-print="no"
      aria-label={page.string('locale_selector_global_label')}
    >
      <details>
        <summary className={styles.current}>
          <Icon name="globe" />
          <span>
            {countryName} · {languageName}
          </span>
          <Icon name="down" />
        </summary>
        <ul className={styles.list}>
          {page.variants
            .filter(({ locale }) => !locale.isPreLaunch)
            .map(({ locale, href }) => (
              <li key={locale.code}>
                <a
                  href={href}
                  hrefLang={locale.htmlLang}
                  lang={locale.htmlLang}
                  aria-current={locale.code === page.locale.code ? 'true' : undefined}
                >
                  {locale.countryName} · {locale.languageName}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}
