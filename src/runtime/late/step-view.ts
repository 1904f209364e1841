import { demoAttribute, selectorOf } from '../../rules/markup.ts';

/**
 * Keeps what visitors have chosen in an interactive demo in view. A chosen step's hour is moved to the middle of the
 * ruler, which is wider than a phone. If the hours of the steps are above the window, the page goes back to them: a
 * phone's visitor may have continued from below the step before.
 */
export function attachStepView(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    const rail = target instanceof Element && target.closest(`${selectorOf(demoAttribute)} [role="radiogroup"]`);
    if (!rail) return;
    centreHour(rail, target.closest('label'));
    if ((rail.nextElementSibling ?? rail).getBoundingClientRect().top < 0) rail.scrollIntoView();
  });
}

function centreHour(rail: Element, hour: Element | null): void {
  if (!hour) return;
  const [outer, inner] = [rail.getBoundingClientRect(), hour.getBoundingClientRect()];
  rail.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
