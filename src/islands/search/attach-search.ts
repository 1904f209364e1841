import { phones } from '../../components/phones.ts';
import { fillIn } from '../../rules/fill-in.ts';
import { quantityOf } from '../../rules/quantity.ts';
import type { SearchIndex } from '../../rules/search-index.ts';
import type { SearchProps } from './contract.ts';
import { createFinder, type Findings, type FoundPage, leastLetters, splitAtFound } from './find-pages.ts';

interface Searchable {
  find(query: string): Findings;
  /** The pages that are offered when nothing is found. */
  readonly ways: readonly FoundPage[];
}

type Answer =
  | { readonly state: 'waiting' | 'failed' }
  | ({ readonly state: 'found' } & Findings)
  | { readonly state: 'nothing'; readonly pages: readonly FoundPage[] };

interface SearchParts {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: Element;
  readonly list: Element;
  readonly template: HTMLTemplateElement;
}

/**
 * Makes the rendered form search: each input lists the pages that fit, or else pages to begin with. Enter opens the first
 * one that fits; the arrow keys lead through field and list. A chosen page closes the popover around the form. The field of
 * a page goes up to the header of a phone, so that the pages found are seen above the keyboard. A popover closes when the
 * focus leaves it. `loadIndex` is called once, and again after a failure. Returns a function that ends it.
 */
export function attachSearch(root: Element, props: SearchProps, loadIndex: () => Promise<SearchIndex>): () => void {
  const parts = partsOf(root);
  if (!parts) return () => {};
  const { form, input, list } = parts;
  const controller = new AbortController();
  const { signal } = controller;
  const searchable = retried(async () => toSearchable(await loadIndex()));
  let shown: Answer = { state: 'waiting' };
  const update = async () => {
    const query = input.value.trim();
    const answer = await answerTo(query, searchable);
    // The visitor may have typed on while the index was on its way.
    if (query !== input.value.trim()) return;
    shown = answer;
    show(parts, props, query, answer);
  };
  const raise = () => {
    if (!props.hasFocus && matchMedia(phones).matches) form.scrollIntoView();
  };
  input.addEventListener('focus', raise, { signal });
  input.addEventListener('input', () => void update().then(raise), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (shown.state === 'found') list.querySelector('a')?.click();
    },
    { signal },
  );
  form.addEventListener('keydown', (event) => moveFocus(event, parts), { signal });
  const panel = root.closest<HTMLElement>('[popover]');
  if (panel) {
    list.addEventListener('click', () => panel.hidePopover(), { signal });
    document.addEventListener('focusin', ({ target }) => isCoveredBy(panel, target) && panel.hidePopover(), { signal });
    // A popover focuses its field when it opens, unless the field is inserted after that.
    if (panel.matches(':popover-open')) input.focus();
  }
  void update().then(() => input === document.activeElement && raise());
  return () => controller.abort();
}

/** True for all of the page but the button that opens the panel, which also closes it. */
function isCoveredBy(panel: Element, target: EventTarget | null): boolean {
  return target instanceof Element && !panel.contains(target) && !target.matches('[popovertarget]');
}

function partsOf(root: Element): SearchParts | undefined {
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  const list = root.querySelector('ol');
  const template = root.querySelector('template');
  return form && input && status && list && template ? { form, input, status, list, template } : undefined;
}

/** Calls `load` once, and again only after a failure. */
function retried<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((reason) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
}

function toSearchable(index: SearchIndex): Searchable {
  const byHref = new Map(index.pages.map((page) => [page.href, page]));
  const ways = index.ways.flatMap((href) => byHref.get(href) ?? []);
  return { find: createFinder(index), ways: ways.map((page) => ({ page, terms: [] })) };
}

async function answerTo(query: string, load: () => Promise<Searchable>): Promise<Answer> {
  try {
    const { find, ways } = await load();
    if (query.length < leastLetters) return { state: 'waiting' };
    const found = find(query);
    return found.pages.length > 0 ? { state: 'found', ...found } : { state: 'nothing', pages: ways };
  } catch {
    // The index can't be loaded. A visitor who has not typed anything yet sees no error.
    return { state: query === '' ? 'waiting' : 'failed' };
  }
}

function show(parts: SearchParts, props: SearchProps, query: string, answer: Answer): void {
  const pages = 'pages' in answer ? answer.pages : [];
  parts.status.textContent = statusOf(props, query, answer);
  parts.list.replaceChildren(...pages.map((page) => rowOf(page, parts.template)));
}

function statusOf(props: SearchProps, query: string, answer: Answer): string {
  switch (answer.state) {
    case 'waiting':
      return props.hint;
    case 'failed':
      return props.failedText;
    case 'nothing':
      return fillIn(props.noneText, { query });
    case 'found': {
      const { pages, total } = answer;
      const found = quantityOf(total, props.htmlLang);
      const text =
        pages.length < total ? `${quantityOf(pages.length, props.htmlLang).text} / ${found.text}` : found.text;
      const count = fillIn(props.countText, { count: { ...found, text } });
      return answer.corrected ? `${fillIn(props.correctedText, { query: answer.corrected })} ${count}` : count;
    }
  }
}

function rowOf({ page, terms }: FoundPage, { content }: HTMLTemplateElement): Node {
  const row = content.cloneNode(true) as DocumentFragment;
  row.querySelector('a')?.setAttribute('href', page.href);
  row.querySelector('b')?.append(...withMarks(page.title, terms));
  row.querySelector('small')?.append(...withMarks(page.description, terms));
  const section = row.querySelector('i');
  if (page.section === undefined) section?.remove();
  else section?.append(page.section);
  return row;
}

/** The text, with an element `mark` around each word that was found. */
function withMarks(text: string, terms: readonly string[]): Node[] {
  return splitAtFound(text, terms).map(([piece, isFound]) => {
    if (!isFound) return new Text(piece);
    const mark = document.createElement('mark');
    mark.append(piece);
    return mark;
  });
}

/** Moves the focus between the field and the pages below it. Above the first page is the field. */
function moveFocus(event: KeyboardEvent, { input, list }: SearchParts): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
