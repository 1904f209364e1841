import { colours } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';
import { Sun } from '../../components/Sun.tsx';
import { dialPoint } from './dial-point.ts';
import styles from './Sundial.module.css';

export interface DialMark {
  /** The mark's position on the sun's rim: 0 is the left end of the half circle, 1 the right end. */
  readonly at: number;
  readonly text: string;
}
export interface DialMoment {
  readonly at: number;
  readonly fill: string;
  /** True if the scene is about this moment: its mark on the dial is larger and has a dark outline. */
  readonly isHighlighted?: boolean;
}

interface SundialProps {
  readonly marks?: readonly DialMark[];
  readonly moments?: readonly DialMoment[];
  /** The degrees from the left end of the half circle to the first ray that stands for an hour. */
  readonly turn?: number;
}

const centre = { x: 520, y: 530 };
const radius = 450;
const disc = { cx: centre.x, cy: centre.y, r: radius };
const look = {
  fill: 'var(--disc)',
  core: colours['sun-300'],
  length: 8,
  width: 1.3,
  gap: 18,
  ink: 'currentColor',
};
const box = `0 0 ${centre.x * 2} ${centre.y}`;

/** The sun behind a scene on the horizon. `marks` label the rim like a dial; `moments` show when something happened. */
export function Sundial({ marks, moments, turn = 0 }: SundialProps) {
  return (
    <svg className={styles.sun} viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Sun {...disc} {...look} turn={turn} />
      {keyed(marks).map(({ key, item }) => (
        <text key={key} {...dialPoint({ centre, at: item.at, distance: radius + 54, drop: 4 })}>
          {item.text}
        </text>
      ))}
      <g className={styles.moments} stroke={colours.white} strokeWidth="3">
        {keyed(moments).map(({ key, item }) => (
          <Moment key={key} moment={item} />
        ))}
      </g>
    </svg>
  );
}

function Moment({ moment: { at, fill, isHighlighted } }: { readonly moment: DialMoment }) {
  const { x, y } = dialPoint({ centre, at, distance: radius });
  return isHighlighted ? (
    <circle cx={x} cy={y} r="12" fill={fill} stroke={colours['petrol-950']} />
  ) : (
    <circle cx={x} cy={y} r="8" fill={fill} />
  );
}
