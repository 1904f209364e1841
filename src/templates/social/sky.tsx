import { type Colour, colours, type ThemeName } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';
import { hourIn } from '../scenes/clock.ts';
import { horizon, middle } from './art.ts';

/** The colours of a social picture at the time of day that the page's opening has. */
export interface Sky {
  readonly plane: Colour;
  readonly sun: Colour;
  readonly rays: Colour;
  readonly ground: Colour;
  readonly ink: Colour;
  /** The sun in the brand's mark. */
  readonly lit: Colour;
}

const noon: Sky = {
  plane: 'petrol-200',
  sun: 'sun-500',
  rays: 'petrol-950',
  ground: 'petrol-950',
  ink: 'petrol-950',
  lit: 'sun-500',
};

export const skies: Readonly<Record<ThemeName, Sky>> = {
  light: noon,
  tint: noon,
  brand: { ...noon, plane: 'sun-500', sun: 'sun-300', lit: 'white' },
  dark: { ...noon, plane: 'petrol-950', rays: 'sun-200', ground: 'petrol-900', ink: 'white' },
};

/**
 * The sky with the sun where it stands at the hour, the horizon, and the ground with the sun's reflections. A dark sky
 * has no sun after sunset.
 */
export function SkyShapes({ sky, hour }: { readonly sky: Sky; readonly hour: string | null }) {
  const time = hourIn(hour);
  const isNight = sky === skies.dark && time !== undefined && time > sunset;
  return (
    <>
      <path fill={colours[sky.plane]} d="M0 0h1200v630H0z" />
      {!isNight && <SkySun sky={sky} at={sunAt(time)} />}
      <path fill={colours[sky.ground]} d={`M0 ${horizon}h1200v90H0z`} />
      <path fill={colours['petrol-800']} d={`M0 ${horizon}h1200v8H0z`} />
      {!isNight && <Reflections x={sunAt(time).x} />}
    </>
  );
}

function SkySun({ sky, at: { x, y, r } }: { readonly sky: Sky; readonly at: PlacedSun }) {
  const look = { fill: colours[sky.sun], ink: colours[sky.rays] };
  return <Sun cx={x} cy={y} r={r} step={5} gap={16} length={13} width={2} {...look} />;
}

function Reflections({ x }: { readonly x: number }) {
  return <path fill={colours['sun-500']} d={`M${x - 170} 564h340v11H${x - 170}zM${x - 110} 586h220v9H${x - 110}z`} />;
}

/** The sun's way from six to eighteen: over the right half of the picture, highest at noon. */
const [sunrise, sunset] = [6, 18];

interface PlacedSun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * Where the sun stands at an hour, as a decimal. Without an hour, and before sunrise, it is half risen; after sunset,
 * in the last light, a third of it is above the horizon.
 */
function sunAt(hour: number | undefined): PlacedSun {
  if (hour !== undefined && hour > sunset) return { x: middle, y: horizon + 110, r: 290 };
  if (hour === undefined || hour < sunrise) return { x: middle, y: horizon, r: 290 };
  const day = (hour - sunrise) / (sunset - sunrise);
  return { x: Math.round(810 + 200 * day), y: Math.round(horizon - 250 * Math.sin(Math.PI * day)), r: 210 };
}
