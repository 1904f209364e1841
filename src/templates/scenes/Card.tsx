import type { KeyTextField } from '@prismicio/client';
import { classNames } from '../../components/class-names.ts';
import { Sun } from '../../components/Sun.tsx';
import { BrandMark } from '../components/Brand.tsx';
import { usePage } from '../page-context.ts';
import styles from './Card.module.css';

/**
 * The card designs, one for each of five times of day, and `beacon`: the night design, or the noon design on a dark
 * background.
 */
export type Colourway = 'night' | 'noon' | 'haze' | 'ember' | 'deep' | 'beacon';

interface CardProps {
  readonly colourway: Colourway;
  /** The card's kind or purpose, such as `Plastic` or `Virtual`. */
  readonly label: KeyTextField;
  readonly holder: KeyTextField;
  readonly number: KeyTextField;
  /** True for a cancelled card. Its sun has no fill and no reflection: only the rays are drawn. */
  readonly isClosed?: boolean;
  readonly className?: string | undefined;
}

/** A drawn Helios card: the sun sets behind a horizon at 72 % of its height and is reflected in the water. */
export function Card({ colourway, label, holder, number, isClosed = false, className }: CardProps) {
  const { site } = usePage();
  return (
    <div className={classNames(styles.card, styles[colourway], className)}>
      <Landscape isClosed={isClosed} />
      <b className={styles.brand}>
        <BrandMark />
        {site.name}
      </b>
      <span>{label}</span>
      <span className={styles.name}>{holder}</span>
      <span>{number}</span>
    </div>
  );
}

/**
 * The landscape on a card. The colours come from the colourway's class, so all cards have the same markup, which
 * compresses well. The rays end before the card's edge, and the reflection ends above the card's number on the smallest
 * card, too.
 */
function Landscape({ isClosed }: { readonly isClosed: boolean }) {
  const ink = 'var(--lit)';
  const fill = isClosed ? 'none' : ink;
  return (
    <svg viewBox="0 0 320 202" aria-hidden="true">
      {/* The sun ends at the horizon: below it, it would shimmer through at the edge of a tilted card. */}
      <svg height="146" aria-hidden="true">
        <Sun cx={220} cy={146} r={76} gap={11} length={9} width={2} step={10} hasHours={false} fill={fill} ink={ink} />
      </svg>
      <path fill="var(--surface)" d="M0 146h320v56H0z" />
      {!isClosed && <path fill="var(--bg)" d="M176 149h88v3h-88z" />}
      <path fill="#ffdf8f" d="M16 74h12v29H16zM29 74h12v14H29zM29 89h12v14H29zM42 74h12v29H42z" />
    </svg>
  );
}
