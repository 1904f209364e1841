/**
 * Menus that lie over the page are `<details data-menu>` and open without a script. With one they also close as menus do:
 * on Escape, on a press outside, and when the focus moves on. What belongs to a menu is its own element, or the closest
 * one that matches the attribute's value.
 */
export function attachMenus(root: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
  const onLeave = ({ target }: Event) => {
    for (const menu of openMenus()) {
      // Nor does one close that is part of this one: what is about to be pressed would move away.
      if (menu.closest(menu.dataset.menu || 'details')?.contains(target as Node)) return;
      menu.open = false;
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const innermost = key === 'Escape' ? openMenus().at(-1) : undefined;
    if (!innermost) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  };
  root.addEventListener('keydown', onKey, { signal });
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, onLeave, { passive: true, signal });
  return () => controller.abort();
}
