import { Icon } from '../../components/Icon.tsx';
import type { SearchProps } from './contract.ts';
import styles from './Search.module.css';

/**
 * The form of the site search. `attach-search.ts` fills in the status line and the list, which copies the template for
 * each page that was found.
 */
export function Search({ label, hint, hasFocus }: SearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not all support the element `search`
    <form className={styles.search} role="search" autoComplete="off">
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <Icon name="search" />
        {/* biome-ignore lint/a11y/useSemanticElements: in an input of the type "search", Chromium draws a second cross */}
        <input
          className={styles.input}
          type="text"
          role="searchbox"
          inputMode="search"
          name="q"
          // biome-ignore lint/a11y/noAutofocus: a popover focuses it when it opens
          autoFocus={hasFocus}
          enterKeyHint="search"
          spellCheck={false}
        />
      </label>
      <p className={styles.status} role="status">
        {hint}
      </p>
      <ol className={styles.list} />
      <template>
        <li>
          {/* biome-ignore lint/a11y/useValidAnchor: the script gives each copy its address; an address here would be a link of the page */}
          <a className={styles.page}>
            <i className={styles.section} /> <b /> <small className={styles.description} />
          </a>
        </li>
      </template>
    </form>
  );
}
