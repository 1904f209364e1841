import { useSignals } from '@preact/signals-react/runtime';
import styles from './StepBar.module.css';
import { StepLink } from './StepLink.tsx';
import { stepLabel, stepNames } from './steps.ts';
import type { StepView } from './view.ts';

/**
 * A bar of seven links, one to each step of the invoice form. Visitors may open the steps in any order. The steps before
 * the open one are marked as passed.
 */
export function StepBar({ props, steps }: StepView) {
  useSignals();
  const { labels } = props;
  return (
    <nav aria-label={labels.steps_label}>
      <ol className={styles.bar}>
        {stepNames.map((name, place) => (
          <li key={name} className={styles.step}>
            <StepLink
              name={name}
              steps={steps}
              className={styles.link}
              isPassed={place < stepNames.indexOf(steps.current.value)}
              isCurrent={name === steps.current.value}
            >
              <span className={styles.name}>{stepLabel(name, labels)}</span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
