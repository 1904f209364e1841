import { Icon } from '../../components/Icon.tsx';
import type { Locale } from '../../site/locale.ts';
import { usePage } from '../page-context.ts';
import styles from './LocaleSelector.module.css';

/** Id of the selector. A link in the header leads to it. */
export const localesId = 'locales';

/**
 * Links to this page in other countries and languages, or to their home pages. Plain links work without a script.
 * `isBesideBrand` puts the selector into the first row of the footer after it, or on phones below the footer. A brief
 * footer has no such row.
 */
export function LocaleSelector({ isBesideBrand = false }: { isBesideBrand?: boolean }) {
  const page = usePage();
  return (
    <nav
      id={localesId}
      className={isBesideBrand ? styles.besideBrand : styles.locales}
      data-theme="dark"
      data-print="no"
      aria-label={page.string('locale_selector_global_label')}
    >
      <details>
        <summary className={styles.current}>
          <Icon name="globe" />
          <span>{nameOf(page.locale)}</span>
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
                  {nameOf(locale)}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}

/**
 * `Belgique · Français`, or one word where country and language have the same name: `Suomi`. The space before the dot
 * does not break, so that no line begins with the dot.
 */
function nameOf({ countryName, languageName, htmlLang }: Locale): string {
  const isSame = countryName.toLocaleLowerCase(htmlLang) === languageName.toLocaleLowerCase(htmlLang);
  return isSame ? countryName : `${countryName}\u00a0· ${languageName}`;
}
