import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { hasHead } from '../../../components/has-head.ts';
import { levelBelow, type SliceLevel } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { presentLinks } from '../../components/present-links.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Monogram } from '../../integrations/Monogram.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import styles from './Featured.module.css';

interface FeaturedProps {
  readonly primary: Content.IntegrationListSliceFeaturedPrimary;
  readonly level: SliceLevel;
}

/**
 * Words and a scene at the left, the names of integrations at the right. Without a scene the names are below the words.
 */
export function Featured({ primary, level }: FeaturedProps) {
  const page = usePage();
  const names = primary.items.filter(({ name }) => name);
  const links = presentLinks(page, primary.links);
  const hasScene = page.related('product_scene', primary.scene) !== undefined;
  if (!hasHead(primary) && !primary.list_heading && !hasScene && names.length + links.length === 0) return null;
  const Title = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={classNames(styles.section, !hasScene && styles.wide)}>
      <div className={styles.words}>
        {hasHead(primary) && <SectionHead primary={primary} level={level} size="heading" />}
        <Scene field={primary.scene} size="card" />
      </div>
      <div className={styles.list}>
        {primary.list_heading && <Title className={styles.title}>{primary.list_heading}</Title>}
        {names.length > 0 && (
          <ul className={styles.names}>
            {keyed(names).map(({ key, item }) => (
              <Name key={key} item={item} />
            ))}
          </ul>
        )}
        <ActionLinks fields={primary.links} isOnScreenOnly />
      </div>
    </Section>
  );
}

function Name({ item }: { readonly item: Content.IntegrationListSliceFeaturedPrimaryItemsItem }) {
  const link = usePage().link(item.link);
  return (
    <li className={styles.name}>
      <Monogram name={item.name ?? ''} />
      <div>
        <b>{link ? <a {...linkAttributes(link)}>{item.name}</a> : item.name}</b>
        {item.category && <small>{item.category}</small>}
      </div>
    </li>
  );
}
