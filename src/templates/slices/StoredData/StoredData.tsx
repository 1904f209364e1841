import { Fragment } from 'react';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import type { DeclaredValues } from '../../../site/privacy/declared-data.ts';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import { declaredOn, lifetimeText, purposeText } from '../../stored-purposes.ts';
import styles from './StoredData.module.css';

/**
 * Tables of what the site stores in browsers, one for each set of consent categories. Names and lifetimes come from the
 * code, so that the page can't differ from what is stored.
 */
export function StoredData({ slice: { primary } }: SliceProps<'stored_data'>) {
  const page = usePage();
  const groups = Map.groupBy(declaredOn(page), ({ needs }) =>
    needs.map((category) => page.string(`stored_${category}`)).join(' + '),
  );
  return (
    <Section primary={primary} className={styles.groups}>
      {[...groups].map(([categories, items]) => (
        <Group key={categories} categories={categories} items={items} />
      ))}
    </Section>
  );
}

function Group({ categories, items }: { readonly categories: string; readonly items: readonly DeclaredValues[] }) {
  const page = usePage();
  return (
    <div>
      <h2 className={styles.heading}>{categories}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{page.string('stored_why')}</th>
            <th scope="col">{page.string('stored_what')}</th>
            <th scope="col">{page.string('stored_how_long')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.purpose}>
              <th scope="row">{purposeText(page, item)}</th>
              <td>
                <Names names={item.names} />
              </td>
              <td>{lifetimeText(page, item.lifetime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {keyed(names).map(({ key, item }) => (
        <li key={key}>
          <code translate="no">
            <Breakable name={item} />
          </code>
        </li>
      ))}
    </ul>
  );
}

/** A name that breaks between its words: `latest_utm_source`, `facebookClickId`. */
function Breakable({ name }: { readonly name: string }) {
  const words = name.split(/(?<=[a-z]_)|(?<=[a-z])(?=[A-Z])/);
  return keyed(words).map(({ key, item }, index) => (
    <Fragment key={key}>
      {index > 0 && <wbr />}
      {item}
    </Fragment>
  ));
}
