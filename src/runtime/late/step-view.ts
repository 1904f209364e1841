import { demoAttribute, selectorOf } from '../../rules/markup.ts';

/**
 * Keeps what visitors have chosen in an interactive demo in view. On a phone, which is narrower than the ruler, the hour
 * before the chosen one is moved to the ruler's left edge, so that both are whole. If the hours of the steps are above
 * the window, the page goes back to them: on a phone a visitor may have continued from the picture of the step before.
 */
export function attachStepView(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    const rail = target instanceof Element && target.closest(`${selectorOf(demoAttribute)} [role="radiogroup"]`);
    if (!rail) return;
    showHour(rail, target.closest('label'));
    if ((rail.nextElementSibling ?? rail).getBoundingClientRect().top < 0) rail.scrollIntoView();
  });
}

function showHour(rail: Element, hour: Element | null): void {
  const first = hour?.previousElementSibling ?? hour;
  if (first) rail.scrollLeft += first.getBoundingClientRect().left - rail.getBoundingClientRect().left;
}
