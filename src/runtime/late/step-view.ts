import { demoAttribute, selectorOf } from '../../rules/markup.ts';

/**
 * Keeps what visitors have chosen in an interactive demo in view. A chosen step's hour is moved to the middle of the
 * ruler, which is wider than a phone. The gate that opens was below the first step: the page goes back to its start.
 */
export function attachStepView(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    const rail = target instanceof Element && target.closest(`${selectorOf(demoAttribute)} [role="radiogroup"]`);
    if (rail) centreHour(rail, target.closest('label'));
  });
  // The event `toggle` does not bubble.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        target.closest('section')?.querySelector(selectorOf(demoAttribute))?.scrollIntoView();
      }
    },
    true,
  );
}

function centreHour(rail: Element, hour: Element | null): void {
  if (!hour) return;
  const [outer, inner] = [rail.getBoundingClientRect(), hour.getBoundingClientRect()];
  rail.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
