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
import type { AppData } from '../../rules/page-data.ts';
import { signUpBuckets, signUpTest } from '../../rules/split-test.ts';
import { ownPath } from '../shared/navigation/own-path.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import { parseSitePath } from '../shared/visit/place.ts';
import { bucketOf } from './split-tests.ts';

export interface SignUpVariantsInput {
  readonly pathPrefix: string;
  /** The site's app data, which name the split tests that editors have defined. */
  readonly appData: Promise<AppData | undefined>;
}

/**
 * Decides which variant of the sign-up dialog is shown (docs/contract.md, section 2.6), each time the dialog opens and
 * before it is visible. Partners get their own texts. On pages without prices, the split test shows some of the other
 * visitors a customer's quote or ratings.
 */
export function attachSignUpVariants(root: Document, input: SignUpVariantsInput): void {
  const setVariant = (dialog: HTMLDialogElement, variant: SignUpVariant | undefined) => {
    dialog.setAttribute(signUpVariantAttribute, variant ?? '');
    // A variant may hide the focused element. The focus therefore moves to the email field that is visible now.
    const fields = dialog.querySelectorAll<HTMLInputElement>(`${selectorOf(formAttribute)} input[type=email]`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  };
  /** Shows the page's variant in an open dialog, unless the dialog has one already. */
  const choose = async (dialog: HTMLDialogElement) => {
    const variant = variantOfPage(root) ?? (await variantOfBucket(root, input));
    if (dialog.open && !dialog.getAttribute(signUpVariantAttribute)) setVariant(dialog, variant || undefined);
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
    if (dialog?.open && isOpening) void choose(dialog);
  });
  observer.observe(root, { subtree: true, attributeFilter: ['open'], attributeOldValue: true });
  const onClose = ({ target }: Event) => {
    if (target === dialogOf(root)) dialogOf(root)?.removeAttribute(signUpVariantAttribute);
  };
  root.addEventListener('close', onClose, { capture: true });
  const opened = dialogOf(root);
  if (opened?.open) void choose(opened);
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
 * The variant of the visitor's bucket in the split test. Undefined if the test does not run on this page, or if the
 * bucket has the usual texts.
 */
async function variantOfBucket(
  { cookie }: Document,
  { pathPrefix, appData }: SignUpVariantsInput,
): Promise<SignUpVariant | undefined> {
  const { path } = parseSitePath(ownPath(), pathPrefix);
  const test = (await appData)?.splitTests?.find(({ name }) => name === signUpTest);
  const bucket = test && new RegExp(test.paths).test(path) ? bucketOf(test, cookie) : undefined;
  return signUpBuckets.find((each) => each === bucket);
}
