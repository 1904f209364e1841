import { keyed } from '../../components/keyed.ts';
import styles from './RoiFormula.module.css';
import { formulaLines } from './roi-texts.ts';
import type { RoiView } from './view.ts';

/** The whole calculation with the visitor's numbers, so that visitors can check the result. */
export function RoiFormula(view: RoiView) {
  return (
    <div className={styles.formula}>
      <h2 className={styles.heading}>{view.labels.formula_heading}</h2>
      <dl className={styles.lines}>
        {formulaLines(view).map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              {keyed(text.split(loss)).map(({ key, item }) => (
                <span key={key} data-unbroken={key % 2 === 1 || undefined} suppressHydrationWarning>
                  {item}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * A negative amount, of which a browser may break the line between the sign and the currency: `−£192,500.00`. The group
 * makes `split` keep the amounts, at the odd places.
 */
const loss = /(−\S+)/;
