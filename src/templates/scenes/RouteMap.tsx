import type { KeyTextField } from '@prismicio/client';
import { colours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './RouteMap.module.css';

interface RouteMapProps {
  readonly from: KeyTextField | undefined;
  readonly to: KeyTextField | undefined;
  readonly distance: KeyTextField;
  readonly className: string | undefined;
}

const road = 'M64 196C150 206 150 96 244 108s92 74 150 46S452 76 500 76';

/**
 * A drawn road through fields and over a river to the sun. The drawing shows no real place: text labels name the start
 * and the end.
 */
export function RouteMap({ from, to, distance, className }: RouteMapProps) {
  return (
    <div className={classNames(styles.map, className)}>
      <svg className={styles.land} viewBox="0 0 560 280" aria-hidden="true">
        <path fill={colours['petrol-100']} d="M0 0h560v280H0z" />
        <path fill={colours['sun-200']} d="M0 0h170L96 120 0 140zM400 196l160-40v124H352z" />
        <path fill={colours['sun-100']} d="M0 140 96 120l68 160H0z" />
        <path
          fill={colours['petrol-300']}
          d="M288 0h64c-8 60-60 84-64 132s30 100 24 148h-60c8-52-28-80-24-132S282 52 288 0z"
        />
        <g fill="none">
          <path stroke={colours['petrol-950']} strokeWidth="14" strokeLinecap="round" d={road} />
          <path stroke={colours.white} strokeWidth="2" strokeDasharray="10 8" d={road} />
        </g>
        <circle cx="64" cy="196" r="13" fill={colours.white} stroke={colours['petrol-950']} strokeWidth="5" />
        <Sun cx={500} cy={76} r={20} gap={6} length={8} width={3} step={30} hasHours={false} />
      </svg>
      {from && <span className={styles.from}>{from}</span>}
      {to && <span className={styles.to}>{to}</span>}
      {distance && <b className={styles.distance}>{distance}</b>}
    </div>
  );
}
