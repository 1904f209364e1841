/** The texts that a visitor has typed into a document, also into fields that a page change has removed. */
export interface TypedTexts {
  /** The texts that were typed so far, in the last `maxFields` fields. */
  all(): readonly string[];
}

/** The maximum number of fields whose texts are remembered. Forms of the site have fewer fields. */
const maxFields = 100;

/**
 * Remembers in memory what a visitor types, so that no payload contains it. An item is scrubbed when it is sent, which
 * may be after the page of the form has left. The signal ends the watch and forgets all texts.
 */
export function watchTypedTexts(root: Document, signal: AbortSignal): TypedTexts {
  const texts = new Map<EventTarget, string>();
  const note = (target: EventTarget | null) => {
    if (!isTyped(target)) return;
    texts.delete(target);
    texts.set(target, target.value.trim());
    const [oldest] = texts.keys();
    if (texts.size > maxFields && oldest) texts.delete(oldest);
  };
  root.addEventListener('input', ({ target }) => note(target), { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => texts.clear());
  for (const field of root.querySelectorAll('input, textarea')) note(field);
  return { all: () => [...texts.values()] };
}

type TypedField = HTMLInputElement | HTMLTextAreaElement;

/**
 * True for a field with a text that the visitor typed. Checkboxes, radio buttons and hidden fields have values that the
 * page gives them.
 */
function isTyped(target: EventTarget | null): target is TypedField {
  if (target instanceof HTMLTextAreaElement) return target.value !== target.defaultValue;
  if (!(target instanceof HTMLInputElement)) return false;
  return target.value !== target.defaultValue && !['hidden', 'checkbox', 'radio'].includes(target.type);
}
