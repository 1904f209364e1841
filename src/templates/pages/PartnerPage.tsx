import { Badge } from '../../components/Badge.tsx';
import { ActionLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { CaseCard } from '../cases/CaseCard.tsx';
import { latestCases } from '../cases/cases.ts';
import { crumbsOf } from '../crumbs.ts';
import { usePage } from '../page-context.ts';
import { channelOf, nameOf, type Partner } from '../partners/partners.ts';
import { VisitingCard } from '../partners/VisitingCard.tsx';
import { SliceZone } from '../SliceZone.tsx';
import { Opening } from './Opening.tsx';
import styles from './PartnerPage.module.css';

/**
 * The page of a partner: name, place and contact details, the partner's own text, and the cases that name it. A call to
 * action at the end of the text comes after the cases.
 */
export function PartnerPage({ document }: { readonly document: Partner }) {
  const page = usePage();
  const { summary, slices, logo, city, services } = document.data;
  const end = slices.at(-1)?.slice_type === 'cta' ? -1 : slices.length;
  const channel = channelOf(page, document);
  const hasCard = Boolean(logo.url || city || services.some(({ text }) => text));
  return (
    <>
      <Opening
        crumbs={crumbsOf(page, document)}
        badges={channel && <Badge>{channel}</Badge>}
        title={nameOf(document)}
        summary={summary}
        art={hasCard && <VisitingCard partner={document} />}
        artShape="wide"
      >
        <Ways partner={document} />
      </Opening>
      <SliceZone slices={slices.slice(0, end)} isBelowHead />
      <Cases partner={document} />
      <SliceZone slices={slices.slice(end)} isBelowHead />
    </>
  );
}

/** Links to the partner's website and email address, if the document has them. */
function Ways({ partner: { data } }: { readonly partner: Partner }) {
  const page = usePage();
  const site = page.link(data.website);
  const { contact_email: address } = data;
  const mail = address && page.link({ link_type: 'Web', url: `mailto:${address}`, text: address });
  if (!site && !mail) return null;
  return (
    <p className={styles.ways}>
      {site && <ActionLink link={{ ...site, text: page.string('partner_site') }} variant="primary" />}
      {mail && <TextLink link={mail} />}
    </p>
  );
}

/** Cases that name this partner. */
function Cases({ partner }: { readonly partner: Partner }) {
  const page = usePage();
  const cases = latestCases(page, 'partnership').filter(
    ({ document }) =>
      document.type === 'partnership_case' && page.related('partner', document.data.partner)?.id === partner.id,
  );
  if (cases.length === 0) return null;
  return (
    <Section primary={{ theme: 'tint', anchor_id: null }} className={styles.cases}>
      {cases.map((each) => (
        <CaseCard key={each.document.id} of={each} level="h2" shape="large" />
      ))}
    </Section>
  );
}
