import {
  formAttribute,
  islandAttribute,
  keptAttribute,
  linkedAttribute,
  selectorOf,
  wakeEvent,
} from '../../rules/markup.ts';
import { isTouched } from '../shared/fill-untouched.ts';
import { isField } from '../shared/form-field.ts';
import { routeUpdate } from '../shared/navigation/events.ts';

/**
 * Hydrates the tools that have something of the visitor's to show. Other tools wait until the visitor reaches for them,
 * because their first markup is an answer already.
 */
export function attachWaking(root: Document): void {
  const wake = () => {
    for (const form of root.querySelectorAll<HTMLFormElement>(toolForms)) {
      if (isBegun(form)) form.closest(selectorOf(islandAttribute))?.dispatchEvent(new Event(wakeEvent));
    }
  };
  root.addEventListener(routeUpdate, wake);
  wake();
}

const toolForms = `${selectorOf(islandAttribute)} form:not(${selectorOf(formAttribute)})`;

/**
 * True if the visitor has reached for the form before any script could notice, has saved entries in this tab, or came by
 * a link with entries or to one of its steps.
 */
function isBegun(form: HTMLFormElement): boolean {
  const isInUse = form.contains(form.ownerDocument.activeElement);
  const isTyped = [...form.elements].some((each) => isField(each) && isTouched(each));
  return isInUse || isTyped || isLinked(form) || isTarget(form) || hasKept(form);
}

/** True if the address names a step of the form. */
function isTarget(form: HTMLFormElement): boolean {
  return form.closest(selectorOf(islandAttribute))?.querySelector(':target') != null;
}

function isLinked(form: HTMLFormElement): boolean {
  const mark = form.getAttribute(linkedAttribute);
  return mark !== null && location.hash.startsWith(mark);
}

function hasKept(form: HTMLFormElement): boolean {
  const key = form.getAttribute(keptAttribute);
  try {
    return key !== null && sessionStorage.getItem(key) !== null;
  } catch {
    // Without storage the tool has saved nothing.
    return false;
  }
}
