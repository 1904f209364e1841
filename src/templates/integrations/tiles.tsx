import { categoryColours, colours } from '../../../config/tokens.ts';
import { tileColourOf } from './integrations.ts';
import styles from './tiles.module.css';

/** The edge of a drawn tile, in units of its drawing. */
export const tileSize = 160;

/** An app's tile for any SVG: its colour, a shaded quarter-disc and the first letter of its name. */
export function AppTile({ name }: { readonly name: string }) {
  return (
    <>
      <AppPlane name={name} />
      <text x="80" y="109" className={styles.letter} fill={categoryColours[tileColourOf(name)].glyph}>
        {name.charAt(0)}
      </text>
    </>
  );
}

/** An app's tile without its letter, for social pictures, whose letters are drawn separately from their shapes. */
export function AppPlane({ name }: { readonly name: string }) {
  return (
    <>
      <rect width={tileSize} height={tileSize} rx="20" fill={categoryColours[tileColourOf(name)].tile} />
      <path d="M160 16v124a20 20 0 0 1-20 20H16A144 144 0 0 1 160 16z" fill={colours['petrol-950']} opacity=".22" />
    </>
  );
}

/** The tile of Helios for any SVG. */
export function HeliosTile() {
  return (
    <>
      <rect width={tileSize} height={tileSize} rx="20" fill={colours['petrol-950']} />
      <g transform="translate(45 45) scale(2.5)">
        <path fill={colours.white} d="M0 0h8v13h12V0h8v28h-8v-9H8v9H0z" />
        <path fill={colours['sun-500']} d="M8.8 11.6a5.2 5.2 0 0 1 10.4 0z" />
      </g>
    </>
  );
}
