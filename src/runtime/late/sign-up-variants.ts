import {
  formAttribute,
  opensAttribute,
  type SignUpPage,
  type SignUpVariant,
  selectorOf,
  signUpDialogId,
  signUpPageAttribute,
  signUpVariantAttribute,
  waitsAttribute,
} from '../../rules/markup.ts';
import { signUpBuckets, signUpTest } from '../../rules/split-test.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import type { SplitTests } from './split-tests.ts';

/**
 * Decides which variant of the sign-up dialog is shown (docs/contract.md, section 2.6), each time the dialog opens and
 * before it is visible. Partners get their own texts. On pages without prices, the split test shows some of the other
 * visitors a customer's quote or ratings.
 */
export function attachSignUpVariants(root: Document, splitTests: SplitTests): void {
  const setVariant = (dialog: HTMLDialogElement, variant: SignUpVariant | undefined) => {
    dialog.setAttribute(signUpVariantAttribute, variant ?? '');
    // A variant may hide the focused element. The focus therefore moves to the email field that is visible now.
    const fields = dialog.querySelectorAll<HTMLInputElement>(`${selectorOf(formAttribute)} input[type=email]`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  };
  /** Shows the page's variant in an open dialog, unless the dialog has one already. */
  const choose = (dialog: HTMLDialogElement) => {
    if (!dialog.open || dialog.getAttribute(signUpVariantAttribute)) return;
    const ofPage = variantOfPage(root);
    const show = () => setVariant(dialog, (ofPage ?? variantOfBucket(splitTests)) || undefined);
    if (!dialog.closest(selectorOf(waitsAttribute, 'true'))) return show();
    const showIfInvisible = () => {
      if (dialog.open && !dialog.hasAttribute(signUpVariantAttribute) && isInvisible(dialog)) show();
    };
    if (ofPage === undefined) splitTests.whenKnown(showIfInvisible);
    else showIfInvisible();
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
    if (dialog?.open && isOpening) choose(dialog);
  });
  observer.observe(root, { subtree: true, attributeFilter: ['open'], attributeOldValue: true });
  const onClose = ({ target }: Event) => {
    if (target === dialogOf(root)) dialogOf(root)?.removeAttribute(signUpVariantAttribute);
  };
  root.addEventListener('close', onClose, { capture: true });
  const opened = dialogOf(root);
  if (opened?.open) choose(opened);
}

/** True until the dialog begins to appear. A dialog that has waited too long shows the usual texts and keeps them. */
function isInvisible(dialog: HTMLDialogElement): boolean {
  return getComputedStyle(dialog).opacity === '0';
}

function dialogOf(root: Document): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>(`dialog#${signUpDialogId}`);
}

/**
 * The variant of all visitors of this page: `partner`, or empty for the usual texts. Undefined if the bucket decides.
 */
function variantOfPage(root: Document): 'partner' | '' | undefined {
  const page = root.querySelector('main')?.getAttribute(signUpPageAttribute);
  if (page === ('partner' satisfies SignUpPage)) return 'partner';
  return page === ('plain' satisfies SignUpPage) ? '' : undefined;
}

/**
 * The variant of the visitor's bucket in the split test. Undefined if the visitor takes no part on this page, or if the
 * bucket has the usual texts.
 */
function variantOfBucket(splitTests: SplitTests): SignUpVariant | undefined {
  const bucket = splitTests.encounter(signUpTest);
  return signUpBuckets.find((each) => each === bucket);
}
