import { keyed } from '../../components/keyed.ts';
import { usePage } from '../page-context.ts';
import styles from './PaperFigures.module.css';
import type { SceneData } from './scene-data.ts';

/** The figures on a receipt or an invoice: the lines, the tax and the total. Only the total names the currency. */
export function PaperFigures({ scene }: { readonly scene: SceneData }) {
  const { format } = usePage();
  return (
    <>
      <hr className={styles.fold} />
      {keyed(scene.receipt_lines).map(({ key, item }) => (
        <Figure key={key} label={item.label} amount={item.amount} />
      ))}
      <hr className={styles.fold} />
      <Figure label={scene.receipt_tax_label} amount={scene.receipt_tax} />
      {scene.receipt_total !== null && (
        <p className={styles.total}>
          <span>{scene.receipt_total_label}</span>
          <span>{format.money(scene.receipt_total, { currency: scene.receipt_currency })}</span>
        </p>
      )}
    </>
  );
}

function Figure({ label, amount }: { readonly label: string | null; readonly amount: number | null }) {
  const { format } = usePage();
  if (amount === null) return null;
  return (
    <p className={styles.line}>
      <span>{label}</span>
      <span>{format.number(amount, { minimumFractionDigits: 2 })}</span>
    </p>
  );
}
