/** The menus of the document, for its whole life. */
export interface Menus {
  close(): void;
}

/**
 * Menus lie over the page: they are the `details` outside of `main`, and open without a script. With one they also close
 * as menus do: on Escape, on a press outside, and when the focus moves on.
 */
export function attachMenus(root: Document): Menus {
  const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]:not(main *)')];
  const onLeave = ({ target }: Event) => {
    for (const menu of openMenus()) {
      // Nor does one close that is part of this one: what is about to be pressed would move away.
      if (surroundingsOf(menu)?.contains(target as Node)) return;
      menu.open = false;
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const innermost = key === 'Escape' ? openMenus().at(-1) : undefined;
    if (!innermost) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  };
  root.addEventListener('keydown', onKey);
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, onLeave, { passive: true });
  return {
    close() {
      for (const menu of openMenus()) menu.open = false;
    },
  };
}

/** The one that shows the navigation on phones stands before it and not around it: to that one all of the header belongs. */
function surroundingsOf(menu: Element): Element | null {
  return menu.closest('nav') ? menu : menu.parentElement;
}
