import { colours } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './Sundial.module.css';

/** A position on the sun's rim: 0 is the left end of the half circle, 1 the right end. */
interface OnRim {
  readonly at: number;
}
export interface DialMark extends OnRim {
  readonly text: string;
}
export interface DialMoment extends OnRim {
  readonly fill: string;
  /** True if the scene is about this moment: its mark on the dial is larger and has a dark outline. */
  readonly isHighlighted?: boolean;
}

interface SundialProps {
  readonly marks?: readonly DialMark[];
  readonly moments?: readonly DialMoment[];
}

const centre = { x: 520, y: 530 };
const radius = 450;
const disc = { cx: centre.x, cy: centre.y, r: radius };
const box = `0 0 ${centre.x * 2} ${centre.y}`;

/** The sun behind a scene on the horizon. `marks` label the rim like a dial; `moments` show when something happened. */
export function Sundial({ marks, moments }: SundialProps) {
  return (
    <svg className={styles.sun} viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Sun {...disc} core={colours['sun-300']} length={8} width={1.3} gap={18} ink="currentColor" />
      {keyed(marks).map(({ key, item }) => (
        <text key={key} {...pointAt(item.at, radius + 54, 4)}>
          {item.text}
        </text>
      ))}
      <g stroke={colours.white} strokeWidth="3">
        {keyed(moments).map(({ key, item }) => (
          <Moment key={key} moment={item} />
        ))}
      </g>
    </svg>
  );
}

function Moment({ moment: { at, fill, isHighlighted } }: { readonly moment: DialMoment }) {
  const { x, y } = pointAt(at, radius);
  return isHighlighted ? (
    <circle cx={x} cy={y} r="12" fill={fill} stroke={colours['petrol-950']} />
  ) : (
    <circle cx={x} cy={y} r="8" fill={fill} />
  );
}

/**
 * The point on the dial at a distance from its centre. `drop` is added downwards, so that a text is centred on the
 * point instead of above it.
 */
function pointAt(at: number, distance: number, drop = 0): { x: number; y: number } {
  const angle = (1 - at) * Math.PI;
  return {
    x: Math.round(centre.x + distance * Math.cos(angle)),
    y: Math.round(centre.y - distance * Math.sin(angle) + drop),
  };
}
