import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';

interface LiveProps {
  /** Draws the part. Whenever a signal that this function reads changes, the part is drawn again. */
  readonly children: () => ReactNode;
}

/**
 * A part of the markup that is drawn again when a signal changes that it reads. The markup around it is not drawn again.
 */
export function Live({ children }: LiveProps): ReactNode {
  useSignals();
  return children();
}
