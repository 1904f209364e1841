import { useSignals } from '@preact/signals-react/runtime';
import { fillIn } from '../../rules/fill-in.ts';
import { FaultLinks } from './FaultLinks.tsx';
import styles from './StepBar.module.css';
import { StepLink } from './StepLink.tsx';
import { stepLabel, stepNames } from './steps.ts';
import type { StepView } from './view.ts';

/**
 * A bar of seven links, one to each step of the invoice form. Visitors may open the steps in any order. The steps before
 * the open one are marked as passed. A phone, which has no room for the names, shows the number of the step below the bar.
 * A step that the visitor has left with an error is marked, and named below the bar with a link to the field.
 */
export function StepBar({ props, steps }: StepView) {
  useSignals();
  const { labels } = props;
  const current = stepNames.indexOf(steps.current.value);
  const faulty = stepNames.filter((name) => steps.faulty[name].value && name !== steps.current.value);
  const faultId = `${steps.prefix}-faulty`;
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
              faultId={faulty.includes(name) ? faultId : undefined}
            >
              <span className={styles.name}>{stepLabel(name, labels)}</span>
            </StepLink>
          </li>
        ))}
      </ol>
      <p className={styles.place}>
        {fillIn(labels.place_label, { number: String(current + 1), count: String(stepNames.length) })}
      </p>
      {/* Other names are another sentence: its texts are beside links, so React must not change them (see `Live`). */}
      <p key={faulty.join(' ')} id={faultId} className={styles.faults}>
        {faulty.length > 0 && <FaultLinks names={faulty} labels={labels} steps={steps} />}
      </p>
    </nav>
  );
}
