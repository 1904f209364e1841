import type { Content } from '@prismicio/client';
import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { usePage } from '../../page-context.ts';
import styles from './LogoWall.module.css';

/** Customers on a shelf: their logos in one height, a name where there is none. */
export function LogoWall({ slice: { primary } }: { readonly slice: Content.LogoWallSlice }) {
  if (primary.items.length === 0) return null;
  return (
    <Section primary={primary} className={styles.wall}>
      <ul className={styles.shelf} aria-label={primary.label ?? undefined}>
        {keyed(primary.items).map(({ key, item }) => (
          <li key={key}>
            <Customer item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Customer({ item }: { readonly item: Content.LogoWallSliceDefaultPrimaryItemsItem }) {
  const page = usePage();
  const picture = page.picture(item.logo, { width: 200 });
  const link = page.link(item.link);
  const logo = picture ? <Picture picture={picture} /> : <span className={styles.name}>{item.name}</span>;
  return link ? <a {...linkAttributes(link)}>{logo}</a> : logo;
}
