import { Picture } from '../../components/Picture.tsx';
import { usePage } from '../page-context.ts';
import styles from './PartnerLogo.module.css';
import type { Partner } from './partners.ts';

/**
 * The partner's wordmark, in a light version on dark themes. It has no text alternative because the name is beside it.
 */
export function PartnerLogo({ partner }: { readonly partner: Partner }) {
  const picture = usePage().picture(partner.data.logo, { width: 240 });
  return picture && <Picture picture={{ ...picture, alt: '' }} className={styles.logo} />;
}
