import { searchPanelId } from '../../rules/markup.ts';
import { isField } from '../shared/form-field.ts';

/** Opens the site search on the key `/`, unless the visitor is typing or a dialog is open. */
export function attachSearchKey(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, target, metaKey, ctrlKey, altKey, defaultPrevented } = event;
    if (key !== '/' || metaKey || ctrlKey || altKey || defaultPrevented) return;
    if (isTyping(target) || root.querySelector('dialog[open]')) return;
    const panel = root.getElementById(searchPanelId);
    if (!panel) return;
    event.preventDefault();
    panel.showPopover();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (isField(target) || target.isContentEditable);
}
