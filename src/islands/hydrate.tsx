import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Creates the function `hydrate` of an island, which mounts the component with the props and the id prefix of the
 * rendered page. Its promise resolves to a function that unmounts the component. The promise resolves only after the
 * component is mounted, so that a replayed event reaches the component.
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
