import { isPlainClick } from '../shared/plain-click.ts';
import { bucketOf } from './split-tests.ts';

/** The split test of the dialog, and its buckets; in any other the dialog is as it always is. */
const test = 'signup-modal';
const buckets = ['quote', 'ratings'] as const;

type Variant = 'partner' | (typeof buckets)[number];

/**
 * Decides what the sign-up dialog shows (SPEC section 2): partners their own words; of all others who are not looking at
 * prices, some what customers say, as the split test has it. It is decided each time the dialog opens, before it is seen.
 */
export function attachSignUpVariants(root: Document): void {
  const dress = (dialog: HTMLDialogElement, variant: Variant | undefined) => {
    dialog.dataset.variant = variant ?? '';
    // What had the focus may be out of sight now.
    const fields = dialog.querySelectorAll<HTMLInputElement>('form[data-form] input[type=email]');
    [...fields].find((field) => field.checkVisibility())?.focus();
  };
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-opens="partner-sign-up"]');
    const dialog = dialogOf(root);
    // Without the dialog the link leads where partners sign up.
    if (!link || !dialog || !isPlainClick(event)) return;
    event.preventDefault();
    dialog.showModal();
    dress(dialog, 'partner');
  });
  const observer = new MutationObserver((records) => {
    const dialog = dialogOf(root);
    const isOpening = records.some(({ target, oldValue }) => target === dialog && oldValue === null);
    if (dialog?.open && isOpening && !dialog.dataset.variant) dress(dialog, usual(root));
  });
  observer.observe(root, { subtree: true, attributeFilter: ['open'], attributeOldValue: true });
  root.addEventListener('close', ({ target }) => target === dialogOf(root) && delete dialogOf(root)?.dataset.variant, {
    capture: true,
  });
  const opened = dialogOf(root);
  if (opened?.open) dress(opened, usual(root));
}

function dialogOf(root: Document): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>('dialog#sign-up');
}

/** What is shown to who opens the dialog on this page. */
function usual(root: Document): Variant | undefined {
  const page = root.querySelector<HTMLElement>('main')?.dataset.signUp;
  if (page === 'partner') return 'partner';
  return page === 'plain' ? undefined : buckets.find((each) => each === bucketOf(test, root.cookie));
}
