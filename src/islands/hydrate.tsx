import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes an island's `hydrate`: it resolves once the component is mounted, so that an event replayed then is heard, and
 * gives what unmounts it.
 * Props are those the page was rendered with, and so is the prefix of its ids.
 */
export function hydrateWith<Props extends object>(Component: ComponentType<Props>) {
  return (root: Element, props: Props, identifierPrefix: string): Promise<() => void> =>
    new Promise((resolve) => {
      const onMount = () => resolve(() => mounted.unmount());
      const island = (
        <Mounted onMount={onMount}>
          <Component {...props} />
        </Mounted>
      );
      const mounted = hydrateRoot(root, island, { identifierPrefix });
    });
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onMount, [onMount]);
  return children;
}
