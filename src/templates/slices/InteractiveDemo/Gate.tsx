import button from '../../../components/Button.module.css';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Sun } from '../../../components/Sun.tsx';
import { homeHref } from '../../home-href.ts';
import { usePage } from '../../page-context.ts';
import styles from './Gate.module.css';
import type { DemoFields } from './step-fields.ts';

interface GateProps {
  readonly primary: DemoFields;
  readonly level: 'h2' | 'h3';
  /** The id of the second step's radio button. */
  readonly second: string;
}

/**
 * What phones show below the first step of the demo: two choices, to continue with the second step or to return. The
 * first one is for pointers only, as the buttons of the steps are.
 */
export function Gate({ primary: { gate_heading, gate_body }, level: Heading, second }: GateProps) {
  const page = usePage();
  return (
    <div className={styles.gate} data-print="no">
      {gate_heading && <Heading className={styles.title}>{gate_heading}</Heading>}
      {gate_body && <p className={styles.body}>{gate_body}</p>}
      <div className={styles.ways}>
        <label htmlFor={second} className={classNames(button.button, button.wide, button.primary)} aria-hidden="true">
          {page.string('continue_to_demo')}
          <Icon name="arrow" />
        </label>
        <a className={styles.home} href={homeHref(page)}>
          {page.string('return_to_homepage')}
        </a>
      </div>
      <svg className={styles.sun} viewBox="0 0 320 110" aria-hidden="true">
        <Sun cx={160} cy={130} r={84} gap={12} length={8} fill="var(--lit)" ink="var(--text)" />
      </svg>
    </div>
  );
}
