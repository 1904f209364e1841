/** Controls the menus of the document. Their event listeners stay when the page changes. */
export interface Menus {
  close(): void;
}

/**
 * Closes menus on Escape, on a press outside a menu, and when the focus leaves a menu. Menus are the `details` elements
 * outside of `main` and of dialogs. They cover the page; their own buttons open and close them without a script.
 */
export function attachMenus(root: Document): Menus {
  const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]:not(main *,dialog *)')];
  const onLeave = ({ target }: Event) => {
    for (const menu of openMenus()) {
      // A press in a menu closes neither this menu nor the menus inside it: closing them would move the pressed element
      // away.
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
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, onLeave);
  return {
    close() {
      for (const menu of openMenus()) menu.open = false;
    },
  };
}

/**
 * Returns the element inside which a press does not close the menu: usually the menu itself. For the menu on phones it
 * is the whole header, because the navigation is not inside the menu element but after it.
 */
function surroundingsOf(menu: Element): Element | null {
  return menu.closest('nav') ? menu : menu.parentElement;
}
