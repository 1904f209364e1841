import { colours } from '../../../config/tokens.ts';
import { Sun } from '../../components/Sun.tsx';

/** A half circle that is filled to `share` (0 to 1), with a needle at the end of the filled part. */
export function Gauge({ share, className }: { readonly share: number; readonly className: string | undefined }) {
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * 180);
  const ink = colours['petrol-950'];
  return (
    <svg className={className} viewBox="0 0 208 106" aria-hidden="true">
      <Sun
        cx={104}
        cy={104}
        r={80}
        gap={9}
        length={5}
        width={1}
        step={15}
        hasHours={false}
        ink="currentColor"
        fill={colours['petrol-100']}
      />
      <circle
        cx="104"
        cy="104"
        r="69"
        fill="none"
        stroke={colours['sun-500']}
        strokeWidth="22"
        strokeDasharray={`${Math.round((filled / 180) * 69 * Math.PI)} 434`}
        transform="rotate(180 104 104)"
      />
      <circle cx="104" cy="104" r="58" fill={colours.white} />
      <path stroke={ink} strokeWidth="3" d="M38 104h66" transform={`rotate(${filled} 104 104)`} />
      <path fill={ink} d="M97 104a7 7 0 0 1 14 0z" />
      <path fill="currentColor" d="M0 103h208v2H0z" />
    </svg>
  );
}
