import { Sun } from '../../components/Sun.tsx';
import { type HorizonObject, horizonObjects } from './horizon-objects.tsx';

/**
 * A drawn object in front of the sun, in a box of 640 x 320 units. The surrounding style sheet decides the sun's
 * colours: `--disc` and `--rays`.
 */
export function OnHorizon({ name }: { readonly name: HorizonObject }) {
  return (
    <>
      <Sun cx={320} cy={320} r={224} gap={14} length={12} width={1.75} fill="var(--disc)" ink="var(--rays)" />
      {horizonObjects[name]}
    </>
  );
}
