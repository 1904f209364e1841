import { longMenuLanguages } from '../../../config/tokens.ts';
import { ActionLink } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import type { LinkView } from '../../components/view-models.ts';
import type { NavigationDocumentDataMenusItem } from '../../content/prismicio-types.d.ts';
import { usePage } from '../page-context.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { localesId } from './LocaleSelector.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { presentLinks } from './present-links.ts';
import { SearchButton } from './SearchPanel.tsx';

/**
 * The sticky header; `isBrief` leaves the menus out. Each menu is a disclosure (`<details>`) and needs no script. If
 * the row is too narrow for the menus, a single disclosure replaces the row and opens the menus as a list.
 * `src/runtime/boot/close-menus.ts` also closes menus on Escape, on a press outside, and when the focus leaves.
 */
export function Header({ isBrief = false }: { isBrief?: boolean }) {
  const page = usePage();
  const navigation = page.single('navigation')?.data;
  const actions = presentLinks(page, navigation?.actions);
  const isLong = longMenuLanguages.some((language) => language === page.locale.language);
  return (
    <header className={classNames(styles.header, isLong ? styles.late : styles.early)}>
      <Brand />
      <small className={styles.address}>{new URL(page.site.origin).host}</small>
      {!isBrief && (
        <>
          <MenuToggle />
          <nav className={styles.nav} aria-label={page.string('main_navigation_label')} data-print="no">
            {keyed(navigation?.menus).map(({ key, item }) => (
              <MenuEntry key={key} menu={item} />
            ))}
            <div className={styles.quiet}>
              {keyed(actions.filter((link) => !isPrimary(link))).map(({ key, item }) => (
                <ActionLink key={key} link={item} />
              ))}
            </div>
            <LocalesLink />
          </nav>
        </>
      )}
      <div className={styles.action} data-print="no">
        {!isBrief && <SearchButton />}
        {keyed(actions.filter(isPrimary)).map(({ key, item }) => (
          <ActionLink key={key} link={item} />
        ))}
      </div>
    </header>
  );
}

function isPrimary(link: LinkView): boolean {
  return link.variant === 'Primary';
}

/**
 * The button that opens the list of menus in narrow windows: an empty disclosure. While the disclosure is open, the
 * style sheet shows the `nav` element that follows it, so the page contains the menus only once.
 */
function MenuToggle() {
  return (
    <details className={styles.toggle} data-print="no">
      <summary className={styles.toggleButton} aria-label={usePage().string('menu_label')}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
    </details>
  );
}

/** The link to the selector of countries and languages, at the end of the list of menus in narrow windows. */
function LocalesLink() {
  return (
    <a href={`#${localesId}`} className={styles.locales}>
      <Icon name="globe" />
      {usePage().string('locale_selector_global_label')}
    </a>
  );
}

/** A menu that has no links below it becomes a plain link, and any other menu a disclosure. */
function MenuEntry({ menu }: { menu: NavigationDocumentDataMenusItem }) {
  const page = usePage();
  if (menu.links.length === 0) {
    const link = page.link(menu.link);
    return link ? (
      <a {...linkAttributes(link)} className={styles.entry}>
        {menu.label || link.text}
      </a>
    ) : null;
  }
  return (
    <details className={styles.menu} name="menu">
      <summary className={styles.entry}>
        {menu.label}
        <Icon name="down" size={16} />
      </summary>
      <MenuPanel menu={menu} />
    </details>
  );
}
