import { formAttribute } from '../../rules/markup.ts';
import { replay, submitNatively } from './replay.ts';

/** A form that is submitted waits at most this long for its code; then the browser submits it. */
const codeTimeoutMs = 5000;

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, codeTimeoutMs));

/**
 * Loads the code of the site's forms when a visitor focuses or presses one. A form that is submitted earlier waits for the
 * code; if it can't be loaded, the browser submits the form. Returns a function that loads the code at any other time.
 * `ownScript`: the page's policy for addresses of scripts.
 */
export function attachForms(root: Document, ownScript: (address: string) => string): () => Promise<void> {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('../forms/forms.ts').then(
      ({ openForms }) => {
        controller.abort();
        openForms(root, ownScript);
      },
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  for (const type of ['focusin', 'pointerdown', 'submit']) {
    root.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element && event.target.closest(`form[${formAttribute}]`))) return;
        const loaded = load();
        if (type !== 'submit') {
          loaded.catch(() => {});
          return;
        }
        event.preventDefault();
        event.stopImmediatePropagation();
        (event as SubmitEvent).submitter?.setAttribute('aria-busy', 'true');
        Promise.race([loaded, timeout()]).then(
          () => replay(event),
          () => submitNatively(event),
        );
      },
      options,
    );
  }
  return load;
}
