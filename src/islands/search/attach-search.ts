import { fillIn } from '../../rules/fill-in.ts';
import { quantityOf } from '../../rules/quantity.ts';
import type { SearchEntry, SearchIndex } from '../../rules/search-index.ts';
import type { SearchProps } from './contract.ts';
import { createFinder } from './find-pages.ts';

type Find = ReturnType<typeof createFinder>;

interface SearchParts {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: Element;
  readonly list: Element;
  readonly template: HTMLTemplateElement;
}

/**
 * Makes the rendered form search: each input lists the pages that fit. Enter opens the first one; the arrow keys lead
 * through field and list. A chosen page closes the popover around the form. `loadIndex` is called once, and again after
 * a failure. Returns a function that ends it.
 */
export function attachSearch(root: Element, props: SearchProps, loadIndex: () => Promise<SearchIndex>): () => void {
  const parts = partsOf(root);
  if (!parts) return () => {};
  const { form, input, list } = parts;
  const controller = new AbortController();
  const { signal } = controller;
  const finder = retried(async () => createFinder(await loadIndex()));
  const update = async () => {
    const query = input.value.trim();
    const found = await foundPages(query, finder);
    // The visitor may have typed on while the index was on its way.
    if (query === input.value.trim()) show(parts, props, query, found);
  };
  input.addEventListener('input', () => void update(), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      list.querySelector('a')?.click();
    },
    { signal },
  );
  form.addEventListener('keydown', (event) => moveFocus(event, parts), { signal });
  list.addEventListener('click', () => root.closest<HTMLElement>('[popover]')?.hidePopover(), { signal });
  void update();
  return () => controller.abort();
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

/** The pages for a query; undefined if the index can't be loaded. */
async function foundPages(query: string, finder: () => Promise<Find>): Promise<readonly SearchEntry[] | undefined> {
  try {
    const find = await finder();
    return query === '' ? [] : find(query);
  } catch {
    return undefined;
  }
}

function show(parts: SearchParts, props: SearchProps, query: string, found: readonly SearchEntry[] | undefined): void {
  parts.status.textContent = statusOf(props, query, found);
  parts.list.replaceChildren(...(found ?? []).map((page) => rowOf(page, parts.template)));
}

function statusOf(props: SearchProps, query: string, found: readonly SearchEntry[] | undefined): string {
  if (!found) return query === '' ? props.hint : props.failedText;
  if (query === '') return props.hint;
  if (found.length === 0) return fillIn(props.noneText, { query });
  return fillIn(props.countText, { count: quantityOf(found.length, props.htmlLang) });
}

function rowOf({ href, title, description }: SearchEntry, { content }: HTMLTemplateElement): Node {
  const row = content.cloneNode(true) as DocumentFragment;
  row.querySelector('a')?.setAttribute('href', href);
  row.querySelector('b')?.append(title);
  row.querySelector('small')?.append(description);
  return row;
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
