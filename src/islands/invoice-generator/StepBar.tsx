import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import styles from './StepBar.module.css';
import { type StepName, stepId, stepLabel, stepNames } from './steps.ts';
import type { InvoiceView } from './view.ts';

interface StepBarProps extends InvoiceView {
  readonly current: ReadonlySignal<StepName>;
  readonly done: ReadonlySignal<readonly StepName[]>;
  readonly onChoose: (step: StepName) => void;
}

/** A bar of seven links, one to each step of the invoice form. Visitors may open the steps in any order. */
export function StepBar({ props, form, current, done, onChoose }: StepBarProps) {
  useSignals();
  const { labels } = props;
  return (
    <nav aria-label={labels.steps_label}>
      <ol className={styles.bar}>
        {stepNames.map((name) => (
          <li key={name} className={styles.step}>
            <a
              className={styles.link}
              href={`#${form.idOf(stepId(name))}`}
              data-done={done.value.includes(name) || undefined}
              aria-current={name === current.value ? 'step' : undefined}
              onClick={() => onChoose(name)}
            >
              <span className={styles.name}>{stepLabel(name, labels)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
