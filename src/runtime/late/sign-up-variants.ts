import {
  formAttribute,
  opensAttribute,
  type SignUpPage,
  type SignUpVariant,
  selectorOf,
  signUpDialogId,
  signUpPageAttribute,
  signUpVariantAttribute,
} from '../../rules/markup.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import { bucketOf } from './split-tests.ts';

/**
 * The name of the sign-up dialog's split test, and the buckets that change the dialog. Visitors in other buckets see
 * the usual dialog.
 */
const test = 'signup-modal';
const buckets = ['quote', 'ratings'] as const satisfies readonly SignUpVariant[];

/**
 * Decides which variant of the sign-up dialog is shown (docs/contract.md, section 2.6), each time the dialog opens and
 * before it is visible. Partners get their own texts. On pages without prices, the split test shows some of the other
 * visitors a customer's quote or ratings.
 */
export function attachSignUpVariants(root: Document): void {
  const setVariant = (dialog: HTMLDialogElement, variant: SignUpVariant | undefined) => {
    dialog.setAttribute(signUpVariantAttribute, variant ?? '');
    // A variant may hide the focused element. The focus therefore moves to the email field that is visible now.
    const fields = dialog.querySelectorAll<HTMLInputElement>(`${selectorOf(formAttribute)} input[type=email]`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  };
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest(selectorOf(opensAttribute, 'partner-sign-up'));
    const dialog = dialogOf(root);
    // On pages without the dialog the browser follows the link to the sign-up of partners.
    if (!link || !dialog || !isPlainClick(event)) return;
    event.preventDefault();
    dialog.showModal();
    setVariant(dialog, 'partner');
  });
  const observer = new MutationObserver((records) => {
    const dialog = dialogOf(root);
    const isOpening = records.some(({ target, oldValue }) => target === dialog && oldValue === null);
    if (dialog?.open && isOpening && !dialog.getAttribute(signUpVariantAttribute)) setVariant(dialog, variantFor(root));
  });
  observer.observe(root, { subtree: true, attributeFilter: ['open'], attributeOldValue: true });
  const onClose = ({ target }: Event) => {
    if (target === dialogOf(root)) dialogOf(root)?.removeAttribute(signUpVariantAttribute);
  };
  root.addEventListener('close', onClose, { capture: true });
  const opened = dialogOf(root);
  if (opened?.open) setVariant(opened, variantFor(root));
}

function dialogOf(root: Document): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>(`dialog#${signUpDialogId}`);
}

/** The variant for a visitor who opens the dialog on this page; undefined for the usual texts. */
function variantFor(root: Document): SignUpVariant | undefined {
  const page = root.querySelector('main')?.getAttribute(signUpPageAttribute);
  if (page === ('partner' satisfies SignUpPage)) return 'partner';
  return page === ('plain' satisfies SignUpPage)
    ? undefined
    : buckets.find((each) => each === bucketOf(test, root.cookie));
}
