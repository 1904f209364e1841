/** The name of the event that is dispatched on the document after each page change. */
export const routeUpdate = 'helios:route-update';
/**
 * The name of the event that is dispatched on the document when a page change takes longer than a second
 * (docs/contract.md, section 4.12).
 */
export const routeDelayed = 'helios:route-delayed';

/** The `detail` of the events `routeUpdate` and `routeDelayed`. */
export interface RouteChange {
  readonly pathname: string;
  /** Pathname of the previous page. */
  readonly from: string;
}

export function dispatchRouteEvent(type: typeof routeUpdate | typeof routeDelayed, detail: RouteChange): void {
  document.dispatchEvent(new CustomEvent<RouteChange>(type, { detail }));
}
