import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes an island's `hydrate`: it resolves once the component is mounted, so that an event replayed then is heard.
 * Props are those the page was rendered with, and so is the prefix of its ids.
 */
export function hydrateWith<Props extends object>(Component: ComponentType<Props>) {
  return (root: Element, props: Props, identifierPrefix: string): Promise<void> =>
    new Promise((resolve) => {
      const Mounted = () => {
        useLayoutEffect(resolve, []);
        return <Component {...props} />;
      };
      hydrateRoot(root, <Mounted />, { identifierPrefix });
    });
}
