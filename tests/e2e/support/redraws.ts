/** What React tells the developer tools of a part of the page. The tools recognise a drawn component by the same flag. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

declare global {
  /** How many components React has drawn since the page was loaded. */
  var redrawn: number;
}

/** Runs in the page before its scripts: counts in `redrawn` the components that React draws, as the developer tools do. */
export function countRedraws(): void {
  globalThis.redrawn = 0;
  const performedWork = 1;
  const count = (fiber: Fiber | null): void => {
    for (let each = fiber; each; each = each.sibling) {
      const { alternate, child, type, flags } = each;
      if (typeof type === 'function' && flags & performedWork) globalThis.redrawn += 1;
      // A part in which nothing was drawn keeps its children of the last time.
      if (child !== alternate?.child) count(child);
    }
  };
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => count(root.current.child),
      onCommitFiberUnmount: () => {},
    },
  });
}
