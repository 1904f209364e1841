import type { KeyTextField } from '@prismicio/client';
import { Sun } from '../../../components/Sun.tsx';
import { type DayArc, dayArc, pointAt } from './day-arc.ts';
import styles from './OfficeHours.module.css';

interface OfficeHoursProps {
  readonly label: KeyTextField;
  /** A time of day such as `08:00`. */
  readonly opens: KeyTextField;
  readonly closes: KeyTextField;
}

const horizon = 168;
const centre = 160;
const radius = 88;

/** Office hours as the lit part of a sundial. Without an opening time before a closing time there is no markup. */
export function OfficeHours({ label, opens, closes }: OfficeHoursProps) {
  const day = opens && closes ? dayArc(opens, closes) : undefined;
  if (!day) return null;
  return (
    <figure className={styles.hours}>
      {label && <figcaption className={styles.label}>{label}</figcaption>}
      {/* The inner `<svg>` is only as high as the horizon, so it crops the sun there. */}
      <svg className={styles.dial} viewBox="0 0 320 172" role="img" aria-label={`${opens}–${closes}`}>
        <svg width="320" height={horizon} aria-hidden="true">
          <Sun
            cx={centre}
            cy={horizon}
            r={radius}
            fill="var(--line)"
            ink="var(--line-strong)"
            gap={8}
            length={6}
            step={3.75}
          />
          <path d={wedge(day)} fill="var(--lit)" stroke="var(--text)" strokeWidth="2" />
        </svg>
        <path d={`M0 ${horizon}h320`} stroke="var(--text)" strokeWidth="2" />
        <Hour share={day.from}>{opens}</Hour>
        <Hour share={day.to}>{closes}</Hour>
      </svg>
    </figure>
  );
}

/** The wedge of the half-disc between two hours. */
function wedge({ from, to }: DayArc): string {
  const start = pointAt(from, { centre, horizon, radius });
  const end = pointAt(to, { centre, horizon, radius });
  return `M${centre} ${horizon}L${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}z`;
}

/** An hour's label outside the rim: at the left or the right of its point, or above a point on the horizon. */
function Hour({ share, children }: { share: number; children: KeyTextField }) {
  const { x, y } = pointAt(share, { centre, horizon: horizon - 8, radius: radius + 24 });
  return (
    <text className={styles.hour} x={x} y={y} textAnchor={share < 0.5 ? 'end' : 'start'}>
      {children}
    </text>
  );
}
