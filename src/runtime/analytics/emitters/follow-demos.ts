import { track } from '../../shared/tracking/track.ts';
import { type ShownDemo, shownDemos } from '../../shared/visit/demos.ts';
import { type DemoProgress, type DemoUse, demoUseAfter, progressBy, unusedDemo } from '../demo-progress.ts';

/**
 * Tracks the use of interactive demos: steps, and the links of a demo's section. Steps
 * that the visitor has taken before this script was loaded are found in the markup.
 */
export function attachDemoTracking(root: Document, pathPrefix: string): void {
  const uses = new WeakMap<Element, DemoUse>();
  const tell = ({ element, flow, step, steps }: ShownDemo, progress: readonly DemoProgress[]) => {
    uses.set(element, demoUseAfter(uses.get(element) ?? unusedDemo, progress));
    for (const each of progress) track('Interactive Demo Used', { progress: each, demo: flow, step, steps });
  };
  const demoAround = (target: EventTarget | null) => {
    const section = target instanceof Element ? target.closest('section') : null;
    return section && shownDemos(root, pathPrefix).find(({ element }) => section.contains(element));
  };
  const onStep = (demo: ShownDemo) => tell(demo, progressBy(uses.get(demo.element) ?? unusedDemo, demo));
  root.addEventListener('change', ({ target }) => {
    const demo = demoAround(target);
    if (demo?.element.contains(target as Node)) onStep(demo);
  });
  root.addEventListener('click', ({ target }) => {
    const demo = demoAround(target);
    if (!demo || !(target instanceof Element)) return;
    const link = target.closest('a');
    if (link && !isWayBack(link)) tell(demo, ['actioned']);
  });
  for (const demo of shownDemos(root, pathPrefix)) if (demo.step > 1) onStep(demo);
}

/**
 * True for the gate's link that leads away from the demo. The link stands beside the label that leads into the demo
 * (`templates/slices/InteractiveDemo/Gate.tsx`).
 */
function isWayBack({ parentElement }: HTMLAnchorElement): boolean {
  return parentElement?.querySelector(':scope > label') !== null;
}
