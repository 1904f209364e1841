import { colours } from '../../../config/tokens.ts';
import { featuresOf } from './portrait-features.ts';

interface PortraitProps {
  /** The person's id in the content: one id, one face. */
  readonly person: string;
  /** Who it shows; without it the drawing stands beside a name and says nothing. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A face from few planes: shoulders and head lit from the left, the edge of the shade draws the nose. */
export function Portrait({ person, label, className }: PortraitProps) {
  const { sky, clothes, skin, hair, hairColour } = featuresOf(person);
  return (
    <svg
      viewBox="0 0 200 200"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path fill={sky} d="M0 0h200v200H0z" />
      {hair.back && <path fill={hairColour} d={hair.back} />}
      <path fill={clothes[0]} d="M24 200a76 62 0 0 1 152 0z" />
      <path fill={clothes[1]} d="M100 138a76 62 0 0 1 76 62h-76z" />
      <path fill={skin[1]} d="M84 112h32v30a16 16 0 0 1-32 0z" />
      <path fill={skin[0]} d="M66 88a34 34 0 0 1 68 0v10a34 38 0 0 1-68 0z" />
      <path
        fill={skin[1]}
        d="M104 54a34 34 0 0 1 30 34v10a34 38 0 0 1-30 37.8c0-8 3-12 0-18-2-4 5-9 3-14-1-3-7-8-5-14s3-16 2-35.8z"
      />
      <path fill={hairColour} d={hair.front} />
      <path fill="none" stroke={colours['petrol-950']} strokeWidth="3" d="M90 120q9 6 17 1" />
    </svg>
  );
}
