import { levelBelow } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { demoAttribute } from '../../../rules/markup.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { SliceProps } from '../../slice-props.ts';
import styles from './InteractiveDemo.module.css';
import { Rail } from './Rail.tsx';
import { Step } from './Step.tsx';
import { hourShare, radioId } from './step-fields.ts';

/** The largest number of steps: the style sheet has rules for eight. */
const maxSteps = 8;

/**
 * A day with the product, step by step. Each hour on the rail is a radio button, and only the chosen step is shown. On
 * phones a choice follows the words of the first step (`Gate`): to see the next step, or to go to the home page.
 */
export function InteractiveDemo({ slice: { primary }, index }: SliceProps<'interactive_demo'>) {
  const steps = primary.items.slice(0, maxSteps);
  if (steps.length === 0) return null;
  const name = `demo-${index}`;
  const own = index === 0 ? 'h1' : 'h2';
  const level = levelBelow(own, primary.heading);
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} level={own} />}
      <div className={styles.demo} {...{ [demoAttribute]: name }}>
        {steps.length > 1 && <Rail steps={steps} name={name} label={primary.heading} />}
        <ol className={styles.steps}>
          {keyed(steps).map(({ key, item }) => (
            <Step
              key={key}
              step={item}
              level={level}
              share={hourShare(item.hour) ?? (key + 1) / steps.length}
              previous={key > 0 ? radioId(name, key - 1) : undefined}
              next={key < steps.length - 1 ? radioId(name, key + 1) : undefined}
              gate={key === 0 && steps.length > 1 ? primary : undefined}
              ending={key === steps.length - 1 ? primary.links.slice(0, 1) : []}
            />
          ))}
        </ol>
      </div>
      <ActionLinks fields={primary.links} />
    </Section>
  );
}
