import type { KeyTextField } from '@prismicio/client';
import { colours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './RouteMap.module.css';

interface RouteMapProps {
  readonly from: KeyTextField | undefined;
  readonly to: KeyTextField | undefined;
  readonly distance: KeyTextField;
  readonly country: keyof typeof countries;
  readonly className: string | undefined;
}

interface Country {
  readonly road: string;
  /** The outlines of the brighter fields beside the road (`lit`), of the darker fields (`dim`), and of the water. */
  readonly lit: string;
  readonly dim: string;
  readonly water: string;
}

/**
 * There are two landscapes, so that two drives on one page do not show the same road. Both roads begin and end at the
 * same points of the drawing.
 */
const countries = {
  river: {
    road: 'M64 196C150 206 150 96 244 108s92 74 150 46S452 76 500 76',
    lit: 'M0 0h170L96 120 0 140zM400 196l160-40v124H352z',
    dim: 'M0 140 96 120l68 160H0z',
    water: 'M288 0h64c-8 60-60 84-64 132s30 100 24 148h-60c8-52-28-80-24-132S282 52 288 0z',
  },
  coast: {
    road: 'M64 196C220 214 180 88 292 92s60 56 106 46S440 70 500 76',
    lit: 'M0 0h120l60 70L60 130 0 110zM400 0h160v52l-96-14z',
    dim: 'M134 26 392 12l72 26-100 72-184-40z',
    water: 'M0 280v-40c70-20 110 6 172-8s96 22 170-6 128-66 218-60v114z',
  },
} as const satisfies Readonly<Record<string, Country>>;

/**
 * A drawn road through fields, over a river or along a coast, to the sun. The drawing shows no real place: text labels
 * name the start and the end.
 */
export function RouteMap({ from, to, distance, country, className }: RouteMapProps) {
  const { road, lit, dim, water } = countries[country];
  return (
    <div className={classNames(styles.map, className)}>
      <svg className={styles.land} viewBox="0 0 560 280" aria-hidden="true">
        <path fill={colours['sun-100']} d="M0 0h560v280H0z" />
        <path fill={colours['sun-200']} d={lit} />
        <path fill={colours['petrol-200']} d={dim} />
        <path fill={colours['petrol-300']} d={water} />
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
