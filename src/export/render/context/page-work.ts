import type { Route } from '../../../site/route.ts';
import type { NotesCollector } from '../notes-collector.ts';
import type { PageScope } from '../render-scope.ts';

/** A page that is being rendered. */
export interface PageWork {
  readonly route: Route;
  readonly scope: PageScope;
  /** Everything that the page asks for is noted here. */
  readonly notes: NotesCollector;
}
