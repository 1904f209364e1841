import { Badge } from '../../components/Badge.tsx';
import styles from './Services.module.css';

/** A partner's services, each as a badge. */
export function Services({ services }: { readonly services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service}>
          <Badge>{service}</Badge>
        </li>
      ))}
    </ul>
  );
}
