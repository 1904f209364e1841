import { formAttribute } from '../../rules/markup.ts';
import { replay, submitNatively } from './replay.ts';

/** Milliseconds a form that is sent waits for its code; then it goes as a plain one. */
const patience = 5000;

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, patience));

/**
 * Brings the code of the site's forms as soon as a visitor reaches for one; what is sent before that waits for it. Without
 * it forms are plain ones. Gives what brings it at any other time. `ownScript`: the page's policy for addresses of scripts.
 */
export function attachForms(root: Document, ownScript: (address: string) => string): () => Promise<void> {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let bringing: Promise<void> | undefined;
  const bring = () => {
    bringing ??= import('../forms/forms.ts').then(
      ({ openForms }) => {
        controller.abort();
        openForms(root, ownScript);
      },
      (reason) => {
        bringing = undefined;
        throw reason;
      },
    );
    return bringing;
  };
  for (const type of ['focusin', 'pointerdown', 'submit']) {
    root.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element && event.target.closest(`form[${formAttribute}]`))) return;
        const isSent = type === 'submit';
        const brought = bring();
        if (!isSent) {
          brought.catch(() => {});
          return;
        }
        event.preventDefault();
        event.stopImmediatePropagation();
        (event as SubmitEvent).submitter?.setAttribute('aria-busy', 'true');
        Promise.race([brought, tooLate()]).then(
          () => replay(event),
          () => submitNatively(event),
        );
      },
      options,
    );
  }
  return bring;
}
