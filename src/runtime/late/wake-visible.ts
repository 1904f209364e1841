import { loadAttribute, selectorOf, wakeEvent } from '../../rules/markup.ts';
import { routeUpdate } from '../shared/navigation/events.ts';

/**
 * Hydrates the islands whose loading strategy is `visible` when they come into view. The boot script does not, so that
 * their code is not requested before the page's first frame is on the screen.
 */
export function attachVisibleIslands(root: Document): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.dispatchEvent(new Event(wakeEvent));
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const island of root.querySelectorAll(selectorOf(loadAttribute, 'visible'))) observer.observe(island);
  };
  root.addEventListener(routeUpdate, observe);
  observe();
}
