/** The menus of the document. They stay attached when the page changes. */
export interface Menus {
  close(): void;
}

/**
 * Closes menus on Escape, on a press outside, and when the focus leaves. Menus are the `details` outside of `main`; they
 * cover the page, and open and close on their own buttons without a script.
 */
export function attachMenus(root: Document): Menus {
  const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]:not(main *)')];
  const onLeave = ({ target }: Event) => {
    for (const menu of openMenus()) {
      // A press in a menu leaves it and the menus inside it open: closing them would move the pressed element away.
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

/**
 * A press in this element leaves the menu open. The navigation on phones is not inside its menu but after it: there the
 * element is the whole header.
 */
function surroundingsOf(menu: Element): Element | null {
  return menu.closest('nav') ? menu : menu.parentElement;
}
