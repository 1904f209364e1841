import { lookOf } from '../../components/portrait/look.ts';
import { portraitDrawing } from '../../components/portrait/portrait-drawing.ts';
import { usePage } from '../page-context.ts';

interface PortraitProps {
  /** The person's id in the content. Each id always has the same face. */
  readonly person: string;
  /** The person's name. Without it the drawing is beside a visible name and has no text alternative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A drawn face, in a file of its own because several pages show it. What the person looks like is in the document
 * `portraits` of the default locale, because a person has one face in all markets. The browser loads the file lazily,
 * shortly before the face scrolls into view.
 */
export function Portrait({ person, label = '', className }: PortraitProps) {
  const page = usePage();
  const rows = page.listOfDefault('portraits').flatMap(({ data }) => data.people);
  const src = page.drawing('portrait', portraitDrawing(lookOf(person, rows)));
  return <img src={src} width="200" height="200" alt={label} className={className} loading="lazy" />;
}
