import { colours } from '../../../config/tokens.ts';
import { Facts } from '../../components/Facts.tsx';
import { Sun } from '../../components/Sun.tsx';
import { usePage } from '../page-context.ts';
import { PartnerLogo } from './PartnerLogo.tsx';
import { type Partner, servicesOf } from './partners.ts';
import { Services } from './Services.tsx';
import styles from './VisitingCard.module.css';

/** A drawing of the partner's visiting card in front of the sun: wordmark, city and services. */
export function VisitingCard({ partner }: { readonly partner: Partner }) {
  const page = usePage();
  const services = servicesOf(partner);
  return (
    <div className={styles.stand}>
      <svg
        className={styles.sun}
        viewBox="0 0 560 280"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        data-print="no"
      >
        <Sun cx={280} cy={280} r={240} core={colours['sun-300']} gap={13} length={9} step={5} />
      </svg>
      <div className={styles.card} data-theme="light">
        <PartnerLogo partner={partner} />
        <Facts
          facts={[
            { label: page.string('partner_city'), value: partner.data.city },
            {
              label: page.string('partner_services'),
              value: services.length > 0 && <Services services={services} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
