import { useSignals } from '@preact/signals-react/runtime';
import { fillIn } from '../../rules/fill-in.ts';
import styles from './StepBar.module.css';
import { StepLink } from './StepLink.tsx';
import { stepLabel, stepNames } from './steps.ts';
import type { StepView } from './view.ts';

/**
 * A bar of seven links, one to each step of the invoice form. Visitors may open the steps in any order. The steps before
 * the open one are marked as passed. A phone, which has no room for the names, shows the number of the step below the bar.
 */
export function StepBar({ props, steps }: StepView) {
  useSignals();
  const { labels } = props;
  const current = stepNames.indexOf(steps.current.value);
  return (
    <nav className={styles.steps} aria-label={labels.steps_label}>
      <ol className={styles.bar}>
        {stepNames.map((name, place) => (
          <li key={name} className={styles.step}>
            <StepLink
              name={name}
              steps={steps}
              className={styles.link}
              isPassed={place < current}
              isCurrent={place === current}
            >
              <span className={styles.name}>{stepLabel(name, labels)}</span>
            </StepLink>
          </li>
        ))}
      </ol>
      <p className={styles.place}>
        {fillIn(labels.place_label, { number: String(current + 1), count: String(stepNames.length) })}
      </p>
    </nav>
  );
}
