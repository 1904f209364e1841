import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { type SearchProps, search, searchInPanel } from '../../islands/search/contract.ts';
import { searchPanelId } from '../../rules/markup.ts';
import { searchIndexPathname } from '../../rules/search-index.ts';
import { usePage } from '../page-context.ts';
import { Island } from './Island.tsx';
import styles from './SearchPanel.module.css';

/**
 * The panel of the site search: a popover, which the browser opens, closes on Escape or a press outside, and focuses.
 */
export function SearchPanel() {
  const page = usePage();
  return (
    <div id={searchPanelId} popover="auto" className={styles.panel} data-print="no">
      <SearchForm of={searchInPanel} hasFocus />
      <button
        type="button"
        className={classNames(styles.icon, styles.close)}
        popoverTarget={searchPanelId}
        popoverTargetAction="hide"
        aria-label={page.string('close_button_text')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The button that opens the search. Without scripts there is no search, and no button. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={classNames(styles.icon, styles.opener)}
      popoverTarget={searchPanelId}
      aria-label={usePage().string('search_label')}
      aria-keyshortcuts="/"
    >
      <Icon name="search" />
    </button>
  );
}

/**
 * The search as a part of a page, such as the 404 page, on which it is a visitor's next step. Without scripts it is
 * hidden.
 */
export function SearchOnPage() {
  return (
    <div className={styles.onPage} data-print="no">
      <SearchForm of={search} hasFocus={false} />
    </div>
  );
}

interface SearchFormProps extends Pick<SearchProps, 'hasFocus'> {
  readonly of: typeof search;
}

function SearchForm({ of, hasFocus }: SearchFormProps) {
  const page = usePage();
  const { urlCode, htmlLang } = page.locale;
  return (
    <Island
      of={of}
      props={{
        index: searchIndexPathname(page.site.pathPrefix, urlCode),
        label: page.string('search_field_label'),
        hint: page.string('search_hint'),
        countText: page.string('search_count'),
        correctedText: page.string('search_corrected'),
        noneText: page.string('search_none'),
        failedText: page.string('search_failed'),
        htmlLang,
        hasFocus,
      }}
    />
  );
}
