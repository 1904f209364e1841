import { isTouched } from '../runtime/shared/fill-untouched.ts';
import { type Field, isChoice, isField } from '../runtime/shared/form-field.ts';

/** The elements of an island that have a state before the island is hydrated. */
const reachable = 'a,button,input,select,textarea,dialog';

/**
 * Remembers what a visitor has done in an island, and returns a function that does it again in the hydrated island. React
 * replaces all elements of an island whose markup is not as it was rendered, such as on a page that the browser has
 * translated or into which an extension has put its own elements. Without this, an open dialog would close, the focus would
 * be lost, and so would text that is typed and a press that waits.
 */
export function keepState(root: Element): () => void {
  const before = [...root.querySelectorAll<HTMLElement>(reachable)];
  const focused = document.activeElement;
  return () => {
    const after = [...root.querySelectorAll<HTMLElement>(reachable)];
    for (const old of before) {
      if (old.isConnected) continue;
      const copy = after.find((each) => isSame(each, old));
      if (!copy) continue;
      after.splice(after.indexOf(copy), 1);
      takeOver(old, copy);
      if (old === focused) takeFocus(old, copy);
    }
  };
}

/** True for elements with the same place in the rendered markup. Ids differ, because React makes new ones. */
function isSame(a: HTMLElement, b: HTMLElement): boolean {
  const marks = ['class', 'name', 'type', 'value', 'href'];
  return a.tagName === b.tagName && marks.every((mark) => a.getAttribute(mark) === b.getAttribute(mark));
}

function takeOver(old: HTMLElement, copy: HTMLElement): void {
  if (isField(old) && isField(copy)) takeEntry(old, copy);
  if (old instanceof HTMLDialogElement && copy instanceof HTMLDialogElement && old.open && !copy.open) copy.showModal();
  // An event of the old element is replayed after the hydration (`src/runtime/boot/replay.ts`).
  old.addEventListener('click', (event) => {
    event.preventDefault();
    copy.click();
  });
}

function takeEntry(old: Field, copy: Field): void {
  old.addEventListener('change', () => copy.dispatchEvent(new Event('change', { bubbles: true })));
  if (old.type === 'file') {
    (copy as HTMLInputElement).files = (old as HTMLInputElement).files;
    return;
  }
  // The chosen radio button speaks for its group.
  if (!isTouched(old) || (old.type === 'radio' && !(old as HTMLInputElement).checked)) return;
  if (isChoice(old)) (copy as HTMLInputElement).checked = old.checked;
  else copy.value = old.value;
  copy.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeFocus(old: HTMLElement, copy: HTMLElement): void {
  copy.focus({ preventScroll: true });
  if (!(old instanceof HTMLInputElement && copy instanceof HTMLInputElement)) return;
  // Fields for email addresses and dates have no selection.
  if (old.selectionStart !== null) copy.setSelectionRange(old.selectionStart, old.selectionEnd);
}
