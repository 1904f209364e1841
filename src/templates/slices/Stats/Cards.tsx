import type { Content } from '@prismicio/client';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Cards.module.css';
import { ShareGauge } from './ShareGauge.tsx';

type Figure = Content.StatsSliceCardsPrimaryItemsItem;

/** One large figure beside several small ones. If the large figure is a share, a gauge shows it. */
export function Cards({ primary }: { readonly primary: Content.StatsSliceCardsPrimary }) {
  const [first, ...others] = primary.items.filter(({ value }) => value);
  if (!first) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} size="heading" />}
      <dl className={styles.cards}>
        <div className={styles.large}>
          <Words figure={first} />
          {first.share !== null && <Gauge share={first.share} />}
        </div>
        {keyed(others).map(({ key, item }) => (
          <div key={key} className={styles.small}>
            <Words figure={item} />
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A figure's value above its label. */
function Words({ figure: { value, label, source } }: { readonly figure: Figure }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {source && <dd className={styles.source}>{source}</dd>}
    </>
  );
}

/** A gauge in a `<dd>`, because a description list may contain only terms and descriptions. */
function Gauge({ share }: { readonly share: number }) {
  return (
    <dd className={styles.gauge}>
      <ShareGauge share={share / 100} />
    </dd>
  );
}
