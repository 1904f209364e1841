import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes an island's `hydrate` function. Its promise resolves once the component is mounted, so that a replayed event
 * reaches it, with a function that unmounts the component. The props and the prefix of ids are those with which the
 * page was rendered.
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
