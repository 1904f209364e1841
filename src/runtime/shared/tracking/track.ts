import { ownPath } from '../navigation/own-path.ts';
import type { EventName, EventProperties, VisitorTraits } from './events.ts';

/**
 * The name of the event on the document by which every script of a page tells analytics what happened; `detail` is a
 * `SpokenCall`. A listener that has taken the call prevents the event's default.
 */
export const analyticsCall = 'helios:analytics';

/** A call as a script makes it, with the page and the time at which it was made. */
export interface SpokenCall {
  readonly call: TrackCall | IdentifyCall;
  readonly moment: Moment;
}

/** What happened: an event of the tracking plan. */
export interface TrackCall {
  readonly method: 'track';
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What has become known of the visitor. */
export interface IdentifyCall {
  readonly method: 'identify';
  readonly traits: VisitorTraits;
}

/** The page and the time of a call. By the time the call is sent, the visitor may be on another page. */
export interface Moment {
  readonly timeMs: number;
  /** The page's own pathname: on wildcard and error pages not the one that the visitor has asked for. */
  readonly pathname: string;
  /** The query of the address. Analytics gets its campaign alone. */
  readonly search: string;
  readonly title: string;
}

declare global {
  /** The calls that were made before the analytics script was loaded. The analytics script takes them over. */
  var heliosCalls: SpokenCall[] | undefined;
}

/** Tells analytics that an event of the tracking plan has happened. Without analytics, nothing happens. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  speak({ method: 'track', name, properties });
}

/** Tells analytics what has become known of the visitor. */
export function identify(traits: VisitorTraits): void {
  speak({ method: 'identify', traits });
}

/** The page that is shown now, and the present time. */
export function momentNow(): Moment {
  return { timeMs: Date.now(), pathname: ownPath(), search: location.search, title: document.title };
}

/** The maximum number of calls that wait for the analytics script. If the script can't be loaded, nobody takes them. */
const maxEarly = 50;

function speak(call: SpokenCall['call']): void {
  if (!HELIOS_VENDORS.analytics) return;
  const detail: SpokenCall = { call, moment: momentNow() };
  const isTaken = !document.dispatchEvent(new CustomEvent(analyticsCall, { detail, cancelable: true }));
  if (isTaken) return;
  globalThis.heliosCalls ??= [];
  if (globalThis.heliosCalls.length < maxEarly) globalThis.heliosCalls.push(detail);
}
