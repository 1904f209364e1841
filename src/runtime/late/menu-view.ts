/**
 * Keeps the name of a menu in view when the menu opens. On phones menus stand one below the other and only one is open: when
 * a lower one opens, a long one above it closes, and the page below moves up by its height.
 */
export function attachMenuView(root: Document): void {
  // The event `toggle` does not bubble. It comes after the other menu has closed.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.name === '') return;
      target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
