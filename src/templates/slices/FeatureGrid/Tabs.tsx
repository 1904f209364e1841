import type { Content } from '@prismicio/client';
import { Fragment } from 'react';
import { levelBelow } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Section } from '../../../components/Section.tsx';
import { ForwardLink } from '../../../components/TextLink.tsx';
import { RichText } from '../../components/RichText.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import grid from './FeatureGrid.module.css';
import type { FeatureGridProps } from './feature-grid-props.ts';
import styles from './Tabs.module.css';

type Item = Content.FeatureGridSliceTabsPrimaryItemsItem;

interface TabsProps extends FeatureGridProps<Content.FeatureGridSliceTabsPrimary> {
  /** The name of the radio buttons, unique on the page. */
  readonly name: string;
}

/** The largest number of tabs: the style sheet has rows for six. */
const maxTabs = 6;

/**
 * One feature at a time: names at the left with the chosen feature's words below, and its picture at the right. Each
 * name is a radio button, followed in the markup by its panel. So on phones, in print and for screen readers every name
 * comes right before its text.
 */
export function Tabs({ primary, level, name }: TabsProps) {
  const items = primary.items.filter((item) => item.label || item.heading).slice(0, maxTabs);
  if (items.length === 0) return null;
  return (
    <Section primary={primary} className={grid.section}>
      {primary.heading && <SectionHead primary={primary} level={level} />}
      <div className={styles.tabs} role="radiogroup" aria-label={primary.heading || undefined}>
        {keyed(items).map(({ key, item }) => (
          <Fragment key={key}>
            <input
              className={styles.choice}
              type="radio"
              name={name}
              id={`${name}-${key}`}
              defaultChecked={key === 0}
            />
            <label className={styles.tab} htmlFor={`${name}-${key}`}>
              {item.label || item.heading}
            </label>
            <Panel item={item} level={levelBelow(level, primary.heading)} />
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

function Panel({ item, level: Heading }: { readonly item: Item; readonly level: 'h2' | 'h3' }) {
  const page = usePage();
  const picture = page.picture(item.image, { width: 860 });
  const link = page.link(item.link);
  return (
    <div className={styles.panel}>
      {picture ? <Picture picture={picture} className={styles.picture} /> : <Scene field={item.scene} size="stage" />}
      <div className={styles.words}>
        {item.heading && <Heading className={styles.title}>{item.heading}</Heading>}
        {item.body.length > 0 && (
          <div className={styles.body}>
            <RichText field={item.body} />
          </div>
        )}
        {link && <ForwardLink link={link} />}
      </div>
    </div>
  );
}
