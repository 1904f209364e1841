import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { StepLink } from './StepLink.tsx';
import styles from './StepLinks.module.css';
import { type StepName, stepLabel, stepNames } from './steps.ts';
import type { StepView } from './view.ts';

/** The links from a step to the step before and to the next one. */
export function StepLinks({ name, props, steps }: StepView & { readonly name: StepName }) {
  const { labels } = props;
  const place = stepNames.indexOf(name);
  const [before, next] = [stepNames[place - 1], stepNames[place + 1]];
  return (
    <p className={styles.links}>
      {before && (
        <StepLink name={before} steps={steps} className={styles.link}>
          {labels.back_label}
        </StepLink>
      )}
      {next && (
        <StepLink name={next} steps={steps} className={styles.next}>
          {fillIn(labels.next_label, { step: stepLabel(next, labels) })}
          <Icon name="arrow" />
        </StepLink>
      )}
    </p>
  );
}
