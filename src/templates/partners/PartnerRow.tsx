import { linkAttributes } from '../../components/link-attributes.ts';
import { usePage } from '../page-context.ts';
import { PartnerLogo } from './PartnerLogo.tsx';
import styles from './PartnerRow.module.css';
import { channelOf, type ListedPartner, nameOf, servicesOf } from './partners.ts';
import { Services } from './Services.tsx';

interface PartnerRowProps {
  readonly of: ListedPartner;
  readonly level: 'h2' | 'h3' | 'h4';
  /** True for a row as wide as its list, below a heading that names the city. The row then leaves the city out. */
  readonly isInCity?: boolean;
}

/** A row that is one link to a partner: wordmark, name and services. */
export function PartnerRow({ of: { partner, link }, level: Title, isInCity = false }: PartnerRowProps) {
  const page = usePage();
  const { city, summary } = partner.data;
  const facts = [channelOf(page, partner), !isInCity && city].filter(Boolean);
  return (
    <article className={styles.row} data-layout={isInCity ? 'wide' : undefined}>
      <PartnerLogo partner={partner} />
      <div className={styles.words}>
        <Title className={styles.title}>
          <a {...linkAttributes(link)} className={styles.link}>
            {nameOf(partner)}
          </a>
        </Title>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {summary && <p>{summary}</p>}
        <Services services={servicesOf(partner)} />
      </div>
    </article>
  );
}
