import type { Content } from '@prismicio/client';
import type { Category } from '../../../../config/tokens.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import { categoryClass } from '../../scenes/CategoryTile.tsx';
import { Scene } from '../../scenes/Scene.tsx';
import styles from './IntegrationList.module.css';

/** What Helios works with: words and a scene at the left, the names at the right. */
export function IntegrationList({ slice: { primary } }: { readonly slice: Content.IntegrationListSlice }) {
  return (
    <Section primary={primary} className={styles.section}>
      <div className={styles.words}>
        {primary.heading && <SectionHead primary={primary} size="heading" />}
        <Scene field={primary.scene} size="card" />
      </div>
      <div className={styles.list}>
        {primary.list_heading && <h3 className={styles.title}>{primary.list_heading}</h3>}
        <ul className={styles.names}>
          {keyed(primary.items).map(({ key, item }) => (
            <Name key={key} item={item} category={palette[key % palette.length]} />
          ))}
        </ul>
        <ActionLinks fields={primary.links} />
      </div>
    </Section>
  );
}

/** Category colours that carry a white letter. */
const palette: readonly Category[] = [
  'travel',
  'service',
  'software',
  'none',
  'marketing',
  'entertainment',
  'equipment',
];

function Name({
  item,
  category = 'none',
}: {
  readonly item: Content.IntegrationListSliceFeaturedPrimaryItemsItem;
  readonly category: Category | undefined;
}) {
  const link = usePage().link(item.link);
  return (
    <li className={styles.name}>
      <span className={classNames(styles.monogram, categoryClass(category))} aria-hidden="true">
        {item.name?.charAt(0)}
      </span>
      <div>
        <b>{link ? <a {...linkAttributes(link)}>{item.name}</a> : item.name}</b>
        {item.category && <small>{item.category}</small>}
      </div>
    </li>
  );
}
