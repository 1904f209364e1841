import { portraitDrawing } from '../../components/portrait-drawing.ts';
import { usePage } from '../page-context.ts';

interface PortraitProps {
  /** The person's id in the content: one id, one face. */
  readonly person: string;
  /** Who it shows; without it the drawing stands beside a name and says nothing. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A face, from a file of its own: several pages show it, and each would be larger for the drawing. It waits until it is near. */
export function Portrait({ person, label = '', className }: PortraitProps) {
  const src = usePage().drawing('portrait', portraitDrawing(person));
  return <img src={src} width="200" height="200" alt={label} className={className} loading="lazy" />;
}
