import { useSignals } from '@preact/signals-react/runtime';
import type { ReactElement, ReactNode } from 'react';

interface LiveProps {
  /**
   * Draws the part, or nothing. Whenever a signal that this function reads changes, the part is drawn again. A text alone is
   * no part: translators replace text nodes, and React could neither change nor remove the text. An element keeps its
   * place, and React replaces all that is in it.
   */
  readonly children: () => ReactElement | false | '' | undefined;
}

/**
 * A part of the markup that is drawn again when a signal changes that it reads. The markup around it is not drawn again.
 */
export function Live({ children }: LiveProps): ReactNode {
  useSignals();
  return children();
}
