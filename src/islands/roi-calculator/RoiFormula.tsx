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
            <dd suppressHydrationWarning>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
