import { colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';

/** A seal that marks something as done: a sun with a tick in it. */
export function Seal({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 72 72" aria-hidden="true">
      <Sun cx={36} cy={36} r={25} gap={3} length={5} width={2} step={15} hasHours={false} />
      <path fill="none" stroke={colours['petrol-950']} strokeWidth="4" d="m26 37 7 7 14-15" />
    </svg>
  );
}
