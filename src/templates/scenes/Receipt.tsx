import { classNames } from '../components/class-names.ts';
import { keyed } from '../components/keyed.ts';
import { usePage } from '../page-context.ts';
import styles from './Receipt.module.css';
import type { SceneData } from './scene-data.ts';

/** A till receipt. Only its total names the currency, as tills do. */
export function Receipt({ scene, className }: { readonly scene: SceneData; readonly className?: string | undefined }) {
  const { format } = usePage();
  if (!scene.receipt_merchant) return null;
  return (
    <div className={classNames(styles.receipt, className)}>
      <div className={styles.paper}>
        <b>{scene.receipt_merchant}</b>
        {scene.receipt_address}
        <br />
        {scene.receipt_time}
        <hr />
        {keyed(scene.receipt_lines).map(({ key, item }) => (
          <Line key={key} label={item.label} amount={item.amount} />
        ))}
        <hr />
        <Line label={scene.receipt_tax_label} amount={scene.receipt_tax} />
        {scene.receipt_total !== null && (
          <p className={styles.total}>
            <span>{scene.receipt_total_label}</span>
            <span>{format.money(scene.receipt_total)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function Line({ label, amount }: { readonly label: string | null; readonly amount: number | null }) {
  const { format } = usePage();
  if (amount === null) return null;
  return (
    <p>
      <span>{label}</span>
      <span>{format.number(amount, { minimumFractionDigits: 2 })}</span>
    </p>
  );
}
