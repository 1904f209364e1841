interface HalfDiscProps {
  /** The score divided by the best possible score: 0 to 1. */
  readonly share: number;
  readonly width?: number;
}

/** A half-disc that is filled in proportion to a score. The score is also beside it as text. */
export function HalfDisc({ share, width = 96 }: HalfDiscProps) {
  // The filled length of a half circle whose radius is 24.
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * 24 * Math.PI);
  return (
    <svg width={width} height={width / 2} viewBox="0 0 96 48" aria-hidden="true">
      <circle cx="48" cy="48" r="48" fill="var(--line)" />
      <circle
        cx="48"
        cy="48"
        r="24"
        fill="none"
        stroke="var(--lit)"
        strokeWidth="48"
        strokeDasharray={`${filled} 151`}
        transform="rotate(180 48 48)"
      />
    </svg>
  );
}
