/** A change of page is done: what looks at pages looks again. */
export const routeUpdate = 'helios:route-update';
/** A change of page takes longer than a second (SPEC section 4). */
export const routeDelayed = 'helios:route-delayed';

/** `detail` of both events. */
export interface RouteChange {
  readonly pathname: string;
  /** Where the visitor comes from. */
  readonly from: string;
}

export function dispatchRouteEvent(type: typeof routeUpdate | typeof routeDelayed, detail: RouteChange): void {
  document.dispatchEvent(new CustomEvent<RouteChange>(type, { detail }));
}
