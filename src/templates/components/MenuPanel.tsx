import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../components/link-attributes.ts';
import type { NavigationDocumentDataMenusItem } from '../../content/prismicio-types.d.ts';
import { usePage } from '../page-context.ts';
import styles from './MenuPanel.module.css';
import { type MenuGroup, menuGroups } from './menu-groups.ts';

type Menu = NavigationDocumentDataMenusItem;

/** The opened part of a menu: its links in groups, one beside the other in a wide window, and its highlight. */
export function MenuPanel({ menu }: { menu: Menu }) {
  const groups = menuGroups(menu.links);
  return (
    <div className={styles.panel}>
      {keyed(groups).map(({ key, item }) => (
        <Group key={key} group={item} isOnly={groups.length === 1} />
      ))}
      <Highlight menu={menu} />
    </div>
  );
}

/** A group with more links takes two columns, so that the groups beside it leave no void. */
const maxInColumn = 6;

/** A group of links. If it is the only group of its menu, it is as wide as three groups. */
function Group({ group: { name, links }, isOnly }: { group: MenuGroup; isOnly: boolean }) {
  return (
    <div className={links.length > maxInColumn ? styles.long : isOnly ? styles.only : undefined}>
      {name && <p className={styles.name}>{name}</p>}
      <ul className={styles.list}>
        {keyed(links).map(({ key, item }) => (
          <MenuItem key={key} item={item} />
        ))}
      </ul>
    </div>
  );
}

function MenuItem({ item: { link: field, icon, description } }: { item: Menu['links'][number] }) {
  const link = usePage().link(field);
  if (!link) return null;
  return (
    <li>
      <a {...linkAttributes(link)} className={styles.link}>
        {icon && <Icon name={icon} />}
        <span className={styles.words}>
          {link.text}
          {description && <small className={styles.description}>{description}</small>}
        </span>
      </a>
    </li>
  );
}

/** The recommendation of a menu: a heading, a sentence and one link. */
function Highlight({ menu }: { menu: Menu }) {
  const link = usePage().link(menu.highlight_link);
  if (!link || !menu.highlight_heading) return null;
  return (
    <a {...linkAttributes(link)} className={styles.highlight} data-theme="light">
      <b className={styles.title}>{menu.highlight_heading}</b>
      {menu.highlight_text && <span className={styles.text}>{menu.highlight_text}</span>}
      <span className={styles.forward}>
        {link.text} <Icon name="arrow" />
      </span>
    </a>
  );
}
