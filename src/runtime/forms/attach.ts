import { doWithoutScript, replay } from '../islands/replay.ts';

/**
 * Brings the code of the site's forms as soon as a visitor reaches for one; what is sent before that waits for it. Without
 * it forms are plain ones. Gives what brings it at any other time. `ownScript`: the page's policy for addresses of scripts.
 */
export function attachForms(root: Document, ownScript: (address: string) => string): () => Promise<void> {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let bringing: Promise<void> | undefined;
  const bring = () => {
    bringing ??= import('./forms.ts').then(
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
        if (!(event.target instanceof Element && event.target.closest('form[data-form]'))) return;
        const isSent = type === 'submit';
        if (isSent) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        bring().then(
          () => isSent && replay(event),
          () => isSent && doWithoutScript(event),
        );
      },
      options,
    );
  }
  return bring;
}
