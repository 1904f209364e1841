import { portraitDrawing } from '../../components/portrait-drawing.ts';
import { usePage } from '../page-context.ts';

interface PortraitProps {
  /** The person's id in the content. Each id always has the same face. */
  readonly person: string;
  /** The person's name. Without it the drawing is beside a visible name and has no text alternative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A drawn face, in a file of its own because several pages show it. The browser loads the file lazily, shortly before
 * the face scrolls into view.
 */
export function Portrait({ person, label = '', className }: PortraitProps) {
  const src = usePage().drawing('portrait', portraitDrawing(person));
  return <img src={src} width="200" height="200" alt={label} className={className} loading="lazy" />;
}
