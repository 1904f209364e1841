import { colours } from '../../../config/tokens.ts';
import { keyed } from '../../components/keyed.ts';
import { Sun } from '../../components/Sun.tsx';
import { usePage } from '../page-context.ts';
import styles from './DaySun.module.css';
import { type Moment, momentsOf, onDial } from './day-hours.ts';
import { dialPoint } from './dial-point.ts';
import type { SceneData } from './scene-data.ts';

const centre = { x: 116, y: 120 };
const radius = 84;
const hours = [9, 12, 15];

/** The day's total in a small sundial, on whose rim each payment is marked at its hour. */
export function DaySun({ scene }: { readonly scene: SceneData }) {
  const { format } = usePage();
  return (
    <svg className={styles.day} width="232" height="122" viewBox="0 0 232 122" aria-hidden="true">
      <Sun
        cx={centre.x}
        cy={centre.y}
        r={radius}
        core={colours['sun-300']}
        gap={7}
        length={4}
        width={1}
        step={5}
        ink="currentColor"
      />
      {hours.map((hour) => (
        <text
          key={hour}
          className={styles.hour}
          {...dialPoint({ centre, at: onDial(hour), distance: radius + 24, drop: 4 })}
        >
          {format.dialHour(hour)}
        </text>
      ))}
      {keyed(momentsOf(scene.rows)).map(({ key, item }) => (
        <Mark key={key} moment={item} />
      ))}
      <text className={styles.date} x={centre.x} y={centre.y - 40}>
        {scene.heading}
      </text>
      {scene.total !== null && (
        <text className={styles.total} x={centre.x} y={centre.y - 14}>
          {format.money(scene.total)}
        </text>
      )}
    </svg>
  );
}

function Mark({ moment: { at, fill, isHighlighted } }: { readonly moment: Moment }) {
  const { x, y } = dialPoint({ centre, at, distance: radius });
  const stroke = colours[isHighlighted ? 'petrol-950' : 'white'];
  return <circle cx={x} cy={y} r={isHighlighted ? 6.5 : 4.5} fill={fill} stroke={stroke} strokeWidth="2" />;
}
