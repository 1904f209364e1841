import { pageSlotId } from '../../rules/markup.ts';
import { stripTrailingSlash } from '../../rules/pathname.ts';
import { isTouched } from '../shared/fill-untouched.ts';
import { routeUpdate } from '../shared/navigation/events.ts';

export interface ChoicesInput {
  /** The browser's history, which tells when the visitor leaves an entry. */
  readonly entries: Pick<Navigation, 'addEventListener' | 'currentEntry'>;
  /** Pathname of the page that is shown, without a trailing slash. */
  readonly shown: () => string;
}

/** A choice of the visitor: its place among all choices of the page, and its state. */
interface Choice {
  readonly place: number;
  readonly checked: boolean;
  readonly value: string;
}

/**
 * Keeps what visitors have chosen on a page, such as a filter, a billing cycle or a number of people, so that they find
 * it again when they go back or forward. Page changes by script show the page as it was exported; when the browser itself
 * goes back to a document, it restores the choices. They are kept in memory, by entry of the history, so that a reload
 * shows the page as it was exported.
 */
export function attachChoices(root: Document, { entries, shown }: ChoicesInput): void {
  const kept = new Map<string, readonly Choice[]>();
  entries.addEventListener('navigate', () => {
    const { id, url } = entries.currentEntry ?? {};
    // While a page is loading, the entry is already that of the next page, and its own choices must stay.
    if (id && url && isPathname(url, shown())) kept.set(id, choicesIn(root));
  });
  root.addEventListener(routeUpdate, () => restore(root, kept.get(entries.currentEntry?.id ?? '') ?? []));
}

function isPathname(url: string, pathname: string): boolean {
  return stripTrailingSlash(new URL(url).pathname) === pathname;
}

/** Only choices outside of forms: a form's values are kept or forgotten by the scripts of the form. */
function fieldsIn(root: Document): HTMLInputElement[] {
  const fields = root.querySelectorAll<HTMLInputElement>(`#${pageSlotId} input:is(${kinds})`);
  return [...fields].filter(({ form }) => !form);
}

const kinds = '[type="radio"],[type="checkbox"],[type="range"]';

function choicesIn(root: Document): Choice[] {
  return fieldsIn(root).flatMap((field, place) =>
    isTouched(field) ? [{ place, checked: field.checked, value: field.value }] : [],
  );
}

function restore(root: Document, choices: readonly Choice[]): void {
  if (choices.length === 0) return;
  const fields = fieldsIn(root);
  const top = scrollY;
  for (const { place, checked, value } of choices) {
    const field = fields[place];
    if (field) Object.assign(field, { checked, value });
  }
  // The browser has already scrolled to where the visitor was. It would keep the element that is there now in view,
  // though a filter moves it.
  scrollTo({ top, behavior: 'instant' });
}
