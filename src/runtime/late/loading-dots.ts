import { routeDelayed, routeUpdate } from '../shared/navigation/events.ts';
import type { PageLoader } from '../shared/navigation/load-page.ts';
import { createSheet } from '../shared/style-sheet.ts';
import rules from './loading-dots.sheet.css';

/**
 * Shows loading dots if a page change is late (docs/contract.md, section 4.12). The dots disappear when the page change
 * ends or another one begins.
 */
export function attachLoadingDots({ strings }: Pick<PageLoader, 'strings'>): void {
  document.adoptedStyleSheets.push(createSheet(rules));
  const dots = document.createElement('div');
  dots.className = 'h-loading';
  dots.role = 'status';
  document.addEventListener(routeDelayed, () => {
    const label = strings(location.pathname)?.loading ?? '';
    document.body.append(dots);
    dots.replaceChildren(label, ...[1, 2, 3].map(() => document.createElement('i')));
  });
  const hide = () => dots.remove();
  document.addEventListener(routeUpdate, hide);
  navigation.addEventListener('navigate', hide);
}
