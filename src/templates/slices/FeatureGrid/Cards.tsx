import type { Content } from '@prismicio/client';
import type { ThemeName } from '../../../../config/tokens.ts';
import { classNames } from '../../../components/class-names.ts';
import { keyed } from '../../../components/keyed.ts';
import { Picture } from '../../../components/Picture.tsx';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import styles from './Cards.module.css';
import grid from './FeatureGrid.module.css';
import type { FeatureGridProps } from './feature-grid-props.ts';

type Item = Content.FeatureGridSliceCardsPrimaryItemsItem;

/** Tiles that are seven and five columns wide, with background colours of different times of day. */
export function Cards({ primary, level }: FeatureGridProps<Content.FeatureGridSliceCardsPrimary>) {
  return (
    <Section primary={primary} className={grid.section}>
      {primary.heading && <SectionHead primary={primary} level={level} />}
      <div className={styles.tiles}>
        {keyed(primary.items).map(({ key, item }) => (
          <Tile key={key} item={item} around={primary.theme ?? 'light'} level={level === 'h1' ? 'h2' : 'h3'} />
        ))}
      </div>
    </Section>
  );
}

const themes = { ink: 'dark', sun: 'brand', tint: 'tint', ember: 'light' } as const satisfies Record<string, ThemeName>;

interface TileProps {
  readonly item: Item;
  readonly around: ThemeName;
  readonly level: 'h2' | 'h3';
}

function Tile({ item, around, level: Heading }: TileProps) {
  const { plane } = item;
  const theme = plane ? themes[plane] : around;
  const look = classNames(
    styles.tile,
    item.width === 'wide' && styles.wide,
    plane === 'ember' && styles.ember,
    // A tile with the same background as the section around it would not be visible, so it gets a surface of its own.
    plane !== 'ember' && theme === around && styles.surface,
  );
  return (
    <article className={look} data-theme={theme}>
      <div className={styles.copy}>
        {item.heading && <Heading className={styles.title}>{item.heading}</Heading>}
        {item.body && <p>{item.body}</p>}
      </div>
      <Art item={item} />
    </article>
  );
}

function Art({ item }: { readonly item: Item }) {
  const picture = usePage().picture(item.image, { width: 700 });
  return (
    <div className={styles.art}>
      {picture ? <Picture picture={picture} className={styles.picture} /> : <Scene field={item.scene} size="card" />}
    </div>
  );
}
