import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { levelBelow } from '../../../components/heading-level.ts';
import { Icon } from '../../../components/Icon.tsx';
import { keyed } from '../../../components/keyed.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import grid from './FeatureGrid.module.css';
import type { FeatureGridProps } from './feature-grid-props.ts';
import styles from './Icons.module.css';

/** Short texts with an icon each, below a line like the horizon and without a box. */
export function Icons({ primary, level }: FeatureGridProps<Content.FeatureGridSliceIconsPrimary>) {
  return (
    <Section primary={primary} className={classNames(grid.section, !primary.heading && styles.more)}>
      {primary.heading && <SectionHead primary={primary} level={level} size="heading" />}
      <ul className={styles.columns}>
        {keyed(primary.items).map(({ key, item }) => (
          <li key={key} className={styles.column}>
            <Title item={item} level={levelBelow(level, primary.heading)} />
            {item.body && <p>{item.body}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Title({
  item,
  level: Heading,
}: {
  readonly item: Content.FeatureGridSliceIconsPrimaryItemsItem;
  readonly level: 'h2' | 'h3';
}) {
  const link = usePage().link(item.link);
  if (!item.heading) return null;
  return (
    <Heading className={styles.title}>
      {item.icon && <Icon name={item.icon} />}
      {link ? <a {...linkAttributes(link)}>{item.heading}</a> : item.heading}
    </Heading>
  );
}
