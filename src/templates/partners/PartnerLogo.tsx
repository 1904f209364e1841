import { Picture } from '../../components/Picture.tsx';
import { usePage } from '../page-context.ts';
import styles from './PartnerLogo.module.css';
import type { Partner } from './partners.ts';

/** Its wordmark, light where it is dark. The name is read beside it, so the picture says nothing. */
export function PartnerLogo({ partner }: { readonly partner: Partner }) {
  const picture = usePage().picture(partner.data.logo, { width: 240 });
  return picture && <Picture picture={{ ...picture, alt: '' }} className={styles.logo} />;
}
