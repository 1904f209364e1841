import { categoryColours, colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';
import styles from './ConnectionDrawing.module.css';
import { type Integration, nameOf, tileColourOf } from './integrations.ts';

/** A drawing of the integration's tile and Helios's tile on the horizon, joined by a line over the sun. */
export function ConnectionDrawing({ integration }: { readonly integration: Integration }) {
  const { tile, glyph } = categoryColours[tileColourOf(nameOf(integration))];
  return (
    <svg className={styles.drawing} viewBox="0 0 600 400" aria-hidden="true">
      <Sun cx={300} cy={400} r={210} core={colours['sun-300']} gap={18} length={12} step={5} />
      <path d="M135 250V190a165 150 0 0 1 330 0v60" fill="none" stroke={colours['petrol-950']} strokeWidth="3" />
      <circle cx="300" cy="40" r="11" fill={colours['sun-200']} stroke={colours['petrol-950']} strokeWidth="3" />
      <g transform="translate(55 240)">
        <rect width="160" height="160" rx="20" fill={tile} />
        <path d="M160 16v124a20 20 0 0 1-20 20H16A144 144 0 0 1 160 16z" fill={colours['petrol-950']} opacity=".22" />
        <text x="80" y="109" className={styles.letter} fill={glyph}>
          {nameOf(integration).charAt(0)}
        </text>
      </g>
      <g transform="translate(385 240)">
        <rect width="160" height="160" rx="20" fill={colours['petrol-950']} />
        <g transform="translate(45 45) scale(2.5)">
          <path fill={colours.white} d="M0 0h8v13h12V0h8v28h-8v-9H8v9H0z" />
          <path fill={colours['sun-500']} d="M8.8 11.6a5.2 5.2 0 0 1 10.4 0z" />
        </g>
      </g>
    </svg>
  );
}
