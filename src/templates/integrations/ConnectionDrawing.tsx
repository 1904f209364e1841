import { colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';
import { type HorizonObject, horizonObjects } from '../scenes/horizon-objects.tsx';
import styles from './ConnectionDrawing.module.css';
import { type Integration, type IntegrationCategory, nameOf } from './integrations.ts';
import { AppTile, HeliosTile } from './tiles.tsx';

/** What passes between the two products, by the kind of the other one. */
const passing: Readonly<Record<IntegrationCategory, HorizonObject>> = {
  accounting: 'receipt',
  hr: 'badge',
  travel: 'suitcase',
  identity: 'key',
  communication: 'bubbles',
  automation: 'plug',
};

/**
 * A drawing of the integration's tile and Helios's tile on the horizon, joined by a line over the sun. What passes
 * between them stands in front of it.
 */
export function ConnectionDrawing({ integration }: { readonly integration: Integration }) {
  const { category } = integration.data;
  return (
    <svg className={styles.drawing} viewBox="0 0 600 399" aria-hidden="true">
      {/* This `<svg>` crops the rays that the line would cross, and those behind the tiles, whose ends would show. */}
      <svg x="142" width="316" height="399" viewBox="142 0 316 399" aria-hidden="true">
        <Sun cx={300} cy={400} r={210} core={colours['sun-300']} gap={18} length={12} step={5} />
      </svg>
      <path d="M135 250V190a165 150 0 0 1 330 0v60" fill="none" stroke={colours['petrol-950']} strokeWidth="3" />
      <circle cx="300" cy="40" r="11" fill={colours['sun-200']} stroke={colours['petrol-950']} strokeWidth="3" />
      {category && <g transform="translate(124 224) scale(.55)">{horizonObjects[passing[category]]}</g>}
      <g transform="translate(55 240)">
        <AppTile name={nameOf(integration)} />
      </g>
      <g transform="translate(385 240)">
        <HeliosTile />
      </g>
    </svg>
  );
}
