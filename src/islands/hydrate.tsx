import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepState } from './keep-state.ts';

/**
 * Creates an island's `hydrate` function, which mounts the component with the props and the id prefix of the rendered
 * page. The function's promise resolves as soon as the component is mounted, so that a replayed event reaches the
 * component. The promise's result is a function that unmounts the component.
 */
export function hydrateWith<Props extends object>(Component: ComponentType<Props>) {
  return (root: Element, props: Props, identifierPrefix: string): Promise<() => void> =>
    new Promise((resolve) => {
      const bringBack = keepState(root);
      const onMount = () => {
        bringBack();
        resolve(() => mounted.unmount());
      };
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
