import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import { Unbroken } from '../../components/Unbroken.tsx';
import { SettingsLink } from '../consent/SettingsLink.tsx';
import { usePage } from '../page-context.ts';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { presentLinks } from './present-links.ts';

/**
 * The footer at the end of every page, in the dark theme. `isBrief` leaves out all links that lead away from the page's
 * one aim.
 */
export function Footer({ isBrief = false }: { isBrief?: boolean }) {
  const page = usePage();
  const navigation = page.single('navigation')?.data;
  return (
    <footer className={styles.footer} data-theme="dark" data-print="no">
      {!isBrief && <Columns />}
      <div className={styles.legal}>
        <FinePrint />
        <ul className={styles.links}>
          {keyed(presentLinks(page, navigation?.legal_links)).map(({ key, item }) => (
            <li key={key}>
              <a {...linkAttributes(item)}>{item.text}</a>
            </li>
          ))}
          <li>
            <SettingsLink />
          </li>
        </ul>
      </div>
    </footer>
  );
}

function Columns() {
  const page = usePage();
  const navigation = page.single('navigation')?.data;
  return (
    <nav aria-label={page.string('footer_label')}>
      <div className={styles.brand}>
        <Brand />
        {navigation?.tagline && <p className={styles.tagline}>{navigation.tagline}</p>}
      </div>
      <div className={styles.columns}>
        {keyed(navigation?.columns).map(({ key, item }) => (
          <div key={key}>
            <h2 className={styles.heading}>{item.heading}</h2>
            <ul className={styles.list}>
              {keyed(
                presentLinks(
                  page,
                  item.links.map(({ link }) => link),
                ),
              ).map(({ key: place, item: link }) => (
                <li key={place}>
                  <a {...linkAttributes(link)} className={styles.link}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/**
 * The legal lines about the company behind the site, and about its financial partner if the locale has one
 * (docs/contract.md, section 3.2).
 */
function FinePrint() {
  const page = usePage();
  const lines = [
    page.single('navigation')?.data.disclaimer,
    page.single('global_strings')?.data.financial_partner_disclaimer,
    page.single('locale_settings')?.data.legal_line,
  ];
  return (
    <div>
      {keyed(lines.filter(Boolean)).map(({ key, item }) => (
        <p key={key}>
          <Unbroken text={item ?? ''} />
        </p>
      ))}
    </div>
  );
}
