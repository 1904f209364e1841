import { colours } from '../../../../config/tokens.ts';
import { classNames } from '../../../components/class-names.ts';
import { keyed } from '../../../components/keyed.ts';
import { Sun } from '../../../components/Sun.tsx';
import { type HorizonObject, horizonObjects, isHorizonObject } from '../../scenes/horizon-objects.tsx';
import { OnHorizon } from '../../scenes/OnHorizon.tsx';
import { Skyline, type SkylineHouse } from '../../scenes/Skyline.tsx';
import type { SliceOf } from '../../slice-props.ts';
import styles from './Closing.module.css';

export type ClosingName = NonNullable<SliceOf<'cta'>['primary']['closing']>;

/** The drawing at the end of a page, on the horizon. The content chooses it, so that pages do not all end alike. */
export function Closing({ name }: { readonly name: ClosingName }) {
  if (name === 'none') return null;
  return (
    <svg
      className={classNames(
        styles.closing,
        isHorizonObject(name) && styles.object,
        name === 'ledger' && styles.ledger,
        name === 'shadows' && styles.shadows,
      )}
      viewBox="0 0 640 320"
      aria-hidden="true"
    >
      {isHorizonObject(name) ? <OnHorizon name={name} /> : closings[name]()}
    </svg>
  );
}

const closings: Readonly<Record<Exclude<ClosingName, HorizonObject | 'none'>, () => React.ReactNode>> = {
  sun: RisingSun,
  shadows: Shadows,
  card: RisingCard,
  skyline: Dusk,
  ledger: LitLedger,
};

function RisingSun() {
  return <Sun cx={320} cy={320} r={272} gap={14} length={13} width={1.75} fill="var(--disc)" ink="var(--rays)" />;
}

/** Evening: the sun touches the horizon, and the things of the day throw long shadows towards the viewer. */
function Shadows() {
  return (
    <>
      <Sun cx={320} cy={216} r={184} gap={12} length={11} width={1.75} fill="var(--disc)" ink="var(--rays)" />
      {/* The ground reaches to both edges of the card or page, however wide that is. */}
      <path fill="var(--ground)" d="M-3000 216h6000v104h-6000z" />
      <path fill="var(--shadow)" d="M178 216h80L205 320H59zM268 216h104l40 104H228zM388 216h74l96 104H444z" />
      <g transform="translate(84 82) scale(.42)">{horizonObjects.receipt}</g>
      <g transform="translate(192 88) scale(.4)">{horizonObjects.cup}</g>
      <path fill={colours['ember-500']} d="M388 216v-76h48v76z" />
      <path fill={colours['ember-700']} d="M436 216v-76h26v76z" />
      <path fill={colours['sun-200']} d="M404 140h14v26h-14z" />
    </>
  );
}

/** A card that rises out of the horizon as the sun does. */
function RisingCard() {
  return (
    <>
      <Sun cx={320} cy={320} r={252} gap={12} length={13} width={1.75} fill="none" ink="var(--rays)" />
      <g transform="rotate(-5 320 320)">
        <rect x="130" y="88" width="380" height="260" rx="18" fill="var(--card)" />
        <path fill="var(--card-foot)" d="M130 264h380v84H130z" />
        <circle cx="404" cy="264" r="74" fill={colours['sun-500']} clipPath="inset(0 0 74px)" />
        <path fill="var(--card)" d="M342 274h124v6H342zM360 290h88v5h-88z" />
        <path
          fill={colours['sun-200']}
          d="M158 164h18v42h-18zM178 164h18v20h-18zM178 186h18v20h-18zM198 164h18v42h-18z"
        />
        <path fill="var(--card-mark)" d="M158 112h10v26h-10zM178 112h10v26h-10zM158 122h30v7h-30z" />
      </g>
    </>
  );
}

const street: readonly SkylineHouse[] = [
  { height: 3, building: 'depot' },
  { height: 5, building: 'dome' },
  { height: 2, building: 'flat' },
  { height: 4, building: 'depot' },
];

/** Houses at dusk, with the last of the sun behind them. */
function Dusk() {
  return (
    <>
      <Sun cx={320} cy={320} r={176} gap={12} length={11} width={1.75} fill="var(--disc)" ink="var(--rays)" />
      {/* On a wide window the drawing's outer tenth is beyond the page's edge, where no house may stand. */}
      <svg x="80" y="120" width="480" height="200" aria-hidden="true">
        <Skyline houses={street} className={undefined} />
      </svg>
    </>
  );
}

const ledgerRows = [180, 132, 206, 96, 160] as const;

/**
 * A drawing of a ledger whose last line is lit. The style sheet (Closing.module.css) depends on the distance between
 * the ledger's right edge and the drawing's right edge.
 */
function LitLedger() {
  return (
    <>
      <path fill={colours.white} d="M96 40h448v280H96z" />
      <path fill={colours['petrol-100']} d="M424 40h120v280H424z" />
      <path fill={colours['sun-200']} d="M96 264h448v56H96z" />
      {keyed(ledgerRows).map(({ key, item }) => (
        <g key={key}>
          <path fill={colours['petrol-300']} d={`M172 ${65 + key * 56}h${item}v10H172z`} />
          <path fill={colours['petrol-800']} d={`M${512 - item / 4} ${65 + key * 56}h${item / 4}v10h-${item / 4}z`} />
          <path fill={colours['petrol-200']} d={`M96 ${96 + key * 56}h448v2H96z`} />
          <path
            fill={key === ledgerRows.length - 1 ? colours['sun-500'] : colours['petrol-200']}
            d={`M124 ${78 + key * 56}a14 14 0 0 1 28 0z`}
          />
        </g>
      ))}
      <path fill="none" stroke={colours['petrol-300']} strokeWidth="2" d="M97 36v284M543 36v284" />
      <path fill={colours['petrol-950']} d="M96 36h448v6H96z" />
    </>
  );
}
