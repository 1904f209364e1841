import { Sun } from '../../../components/Sun.tsx';

/** A sundial that is lit up to a share (0 to 1), with a needle at the end of the lit part. */
export function ShareGauge({ share }: { readonly share: number }) {
  const degrees = Math.round(Math.min(Math.max(share, 0), 1) * 180);
  const rim = 180 * Math.PI;
  return (
    <svg viewBox="0 0 560 276" aria-hidden="true">
      <Sun cx={280} cy={274} r={230} fill="var(--line)" ink="currentColor" gap={14} length={9} width={1.5} step={3} />
      <circle
        cx="280"
        cy="274"
        r="180"
        fill="none"
        stroke="var(--lit)"
        strokeWidth="100"
        strokeDasharray={`${Math.round((degrees / 180) * rim)} 1131`}
        transform="rotate(180 280 274)"
      />
      <circle cx="280" cy="274" r="130" fill="var(--surface)" />
      <g fill="var(--text)">
        <path d="M30 272.5h250v3H30z" transform={`rotate(${degrees} 280 274)`} />
        <path d="M262 274a18 18 0 0 1 36 0z" />
      </g>
      <path fill="currentColor" d="M0 273h560v3H0z" />
    </svg>
  );
}
