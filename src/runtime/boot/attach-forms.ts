import { formAttribute } from '../../rules/markup.ts';
import { loadScript } from '../shared/load-script.ts';
import { once } from './once.ts';
import { hold, replay, submitNatively } from './replay.ts';

/** A submitted form waits at most this long for the forms script; then the browser submits the form. */
const codeTimeoutMs = 5000;

const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, codeTimeoutMs));

/**
 * Loads the forms script when a visitor focuses or presses a form of the site. If a form is submitted before the script
 * has loaded, it waits for the script; if the script can't be loaded, the browser submits the form. Returns a function
 * that loads the script at any other time. `ownScript`: the page's Trusted Types policy for addresses of scripts.
 */
export function attachForms(root: Document, ownScript: (address: string) => string): () => Promise<void> {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const open = once(async (document: Document) => {
    const { openForms } = await loadScript<typeof import('../forms/forms.ts')>(HELIOS_SCRIPTS.forms);
    controller.abort();
    openForms(document, ownScript);
  });
  const load = () => open(root);
  for (const type of ['focusin', 'pointerdown', 'submit']) {
    root.addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element && event.target.closest(`form[${formAttribute}]`))) return;
        const loaded = load();
        loaded.catch(() => {});
        if (type !== 'submit') return;
        hold(event);
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
