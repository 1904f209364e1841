import { track } from '../../shared/tracking/track.ts';

/** Tracks each choice of a billing cycle. The choice is plain HTML (`templates/slices/PricingTable/PricingHead.tsx`). */
export function attachBillingTracking(root: Document): void {
  const tell = (choice: HTMLInputElement) => {
    const { value } = choice;
    if (value === 'monthly' || value === 'yearly') track('Billing Cycle Chosen', { cycle: value });
  };
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(choices)) tell(target);
  });
  // Tracks a choice that the visitor made before this script was loaded.
  for (const choice of root.querySelectorAll<HTMLInputElement>(`${choices}:checked`)) {
    if (!choice.defaultChecked) tell(choice);
  }
}

const choices = 'input[type="radio"][name^="billing-"]';
