import type { Content, KeyTextField } from '@prismicio/client';
import { keyed } from '../../../components/keyed.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Picture } from '../../../components/Picture.tsx';
import { usePage } from '../../page-context.ts';
import styles from './LogoWall.module.css';

type Item = Content.LogoWallSliceDefaultPrimaryItemsItem;

interface LogosProps {
  readonly items: readonly Item[];
  readonly label?: KeyTextField;
  readonly className: string | undefined;
  /** True for the second copy of the logos in a marquee, which is hidden from screen readers. */
  readonly isEcho?: boolean;
}

export function Logos({ items, label, className, isEcho = false }: LogosProps) {
  return (
    <ul className={className} aria-label={label || undefined} aria-hidden={isEcho || undefined} inert={isEcho}>
      {keyed(items).map(({ key, item }) => (
        <li key={key}>
          <Customer item={item} />
        </li>
      ))}
    </ul>
  );
}

function Customer({ item }: { readonly item: Item }) {
  const page = usePage();
  const picture = page.picture(item.logo, { width: 200 });
  const link = page.link(item.link);
  const logo = picture ? (
    <Picture picture={picture} className={styles.logo} />
  ) : (
    <span className={styles.name}>{item.name}</span>
  );
  return link ? (
    <a {...linkAttributes(link)} className={styles.link}>
      {logo}
    </a>
  ) : (
    logo
  );
}
