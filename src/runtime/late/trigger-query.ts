import {
  islandAttribute,
  opensAttribute,
  selectorOf,
  signUpDialogId,
  triggerQueryAttribute,
} from '../../rules/markup.ts';
import { isPlainClick } from '../shared/plain-click.ts';

/**
 * Keeps the query of the link that opens the sign-up dialog while the dialog is open, because the product's sign-up gets
 * it (docs/contract.md, section 7.5).
 */
export function attachTriggerQuery(root: Document): void {
  const island = () => root.querySelector(selectorOf(islandAttribute, 'sign-up'));
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selectorOf(opensAttribute));
    if (link && isPlainClick(event)) island()?.setAttribute(triggerQueryAttribute, link.search);
  };
  const onClose = ({ target }: Event) => {
    if (target instanceof Element && target.id === signUpDialogId) island()?.removeAttribute(triggerQueryAttribute);
  };
  // The listener captures the click, since the boot script's listener marks it as handled.
  root.addEventListener('click', onClick, { capture: true });
  root.addEventListener('close', onClose, { capture: true });
}
