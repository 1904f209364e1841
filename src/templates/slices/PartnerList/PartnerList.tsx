import { hasHead } from '../../../components/has-head.ts';
import { levelBelow } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { EmptyList } from '../../components/EmptyList.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { type PageContext, usePage } from '../../page-context.ts';
import { PartnerRow } from '../../partners/PartnerRow.tsx';
import { type ListedPartner, linked, partnersByCity } from '../../partners/partners.ts';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import { Directory } from './Directory.tsx';
import styles from './PartnerList.module.css';

/** Partners: selected ones side by side, or all of them by city. */
export function PartnerList({ slice, index }: SliceProps<'partner_list'>) {
  const page = usePage();
  const { primary, variation } = slice;
  const cities = variation === 'directory' ? partnersByCity(page) : [];
  const chosen = variation === 'featured' ? chosenPartners(slice, page) : [];
  const isEmpty = cities.length === 0 && chosen.length === 0;
  if (isEmpty && !hasHead(primary)) return null;
  const level = index === 0 ? 'h1' : 'h2';
  const below = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {isEmpty && <EmptyList />}
      {cities.length > 0 && <Directory cities={cities} level={below} name={`channel-${index}`} />}
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((each) => (
            <li key={each.partner.id} className={styles.partner}>
              <PartnerRow of={each} level={below} />
            </li>
          ))}
        </ul>
      )}
      {variation === 'featured' && <ActionLinks fields={primary.links} />}
    </Section>
  );
}

type FeaturedSlice = Extract<SliceOf<'partner_list'>, { variation: 'featured' }>;

function chosenPartners({ primary }: FeaturedSlice, page: PageContext): ListedPartner[] {
  return primary.items.flatMap(({ partner: field }) => {
    const partner = page.related('partner', field);
    return partner ? linked(page, partner) : [];
  });
}
