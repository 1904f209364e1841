import type { LinkField } from '@prismicio/client';
import button from '../../../components/Button.module.css';
import { classNames } from '../../../components/class-names.ts';
import { Dial } from '../../../components/Dial.tsx';
import { Hour } from '../../../components/Hour.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { Unbroken } from '../../../components/Unbroken.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { usePage } from '../../page-context.ts';
import { Scene } from '../../scenes/Scene.tsx';
import { Gate } from './Gate.tsx';
import styles from './InteractiveDemo.module.css';
import type { DemoFields, DemoStep } from './step-fields.ts';

interface StepProps {
  readonly step: DemoStep;
  readonly level: 'h2' | 'h3';
  /** How much of the day has passed, from 0 to 1. */
  readonly share: number;
  /** The ids of the radio buttons of the steps before and after this one. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** The texts of the choice that the first step of several ends with. */
  readonly gate: DemoFields | undefined;
  /** Where the last step leads: the first of the demo's links. */
  readonly ending: readonly LinkField[];
}

/**
 * One step of the demo: its words on a dark background, with the part of the day that has passed, and beside them a
 * picture of what they describe on a light one.
 */
export function Step({ step, level: Heading, share, previous, next, gate, ending }: StepProps) {
  const picture = usePage().picture(step.image, { width: 860 });
  return (
    <li className={styles.step}>
      <div className={styles.words} data-theme="dark">
        {step.hour && <Hour className={styles.hour}>{step.hour}</Hour>}
        <div className={styles.text}>
          {step.heading && <Heading className={styles.title}>{step.heading}</Heading>}
          {step.body && (
            <p className={styles.body}>
              <Unbroken text={step.body} />
            </p>
          )}
        </div>
        <div className={styles.dial} data-print="no">
          <Dial share={share} />
        </div>
        {gate ? (
          <Gate primary={gate}>
            <Turns previous={previous} next={next} />
          </Gate>
        ) : (
          <div className={styles.turns} data-print="no">
            <Turns previous={previous} next={next} />
            <ActionLinks fields={ending} />
          </div>
        )}
      </div>
      <div className={styles.stage}>
        {picture ? (
          <Picture picture={picture} className={styles.picture} />
        ) : (
          <Scene field={step.scene} size="stage" isStep />
        )}
      </div>
    </li>
  );
}

/**
 * Buttons to the previous and the next step, for pointers only. With keyboards and screen readers visitors use the
 * rail's radio buttons instead.
 */
function Turns({ previous, next }: Pick<StepProps, 'previous' | 'next'>) {
  const page = usePage();
  return (
    <>
      {previous && (
        <label htmlFor={previous} className={button.button} aria-hidden="true">
          {page.string('previous')}
        </label>
      )}
      {next && (
        <label htmlFor={next} className={classNames(button.button, button.primary)} aria-hidden="true">
          {page.string('next')}
          <Icon name="arrow" />
        </label>
      )}
    </>
  );
}
