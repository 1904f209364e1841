import { clickIdNames } from '../../rules/visit/click-ids.ts';
import { type ConsentPreferences, noConsent } from '../shared/consent/preferences.ts';
import type { IdentifyCall, TrackCall } from '../shared/tracking/track.ts';
import { allows } from './allows.ts';
import type { AnalyticsPage } from './page-of.ts';

/** A page view. The viewed page is the `page` of the `QueuedCall`. */
export interface PageCall {
  readonly method: 'page';
}

/** A call with the page and the time at which the call was made. */
export interface QueuedCall {
  readonly call: TrackCall | IdentifyCall | PageCall;
  readonly page: AnalyticsPage;
  readonly timeMs: number;
}

/** Sends calls to the analytics service. */
export interface Sender {
  send(call: QueuedCall): void;
  /** Applies a later choice of the visitor, who still allows analytics. */
  applyConsent(consent: ConsentPreferences): void;
  /** Sends nothing any more, and deletes what the service has stored in the browser. */
  stop(): void;
}

/** Holds calls back until the visitor allows analytics. */
export interface CallQueue {
  add(call: QueuedCall): void;
  decide(consent: ConsentPreferences): void;
}

/**
 * The maximum number of calls that wait for the visitor's decision. The first calls of a visit count most, so later
 * calls are dropped.
 */
const maxQueued = 100;

/**
 * Before the visitor's choice, calls wait. If the visitor allows analytics, the sender is loaded and gets them in their
 * order; if the visitor refuses, they are dropped, and so are all calls until the visitor changes their mind.
 *
 *     waiting ──► loading ──► sending
 *        │           │           │
 *        └───────────┴───────────┴──► refused ──► loading
 */
export function createCallQueue(load: () => Promise<Sender>): CallQueue {
  let state: 'waiting' | 'refused' | { readonly sender?: Sender } = 'waiting';
  let consent = noConsent;
  let waiting: QueuedCall[] = [];
  let starting: Promise<void> = Promise.resolve();

  const start = () => {
    const loading = {};
    state = loading;
    // An earlier sender that is no longer wanted must have stopped before the next sender starts, since both store data
    // under one name.
    starting = starting.then(() => finish(loading));
  };
  const finish = async (loading: object) => {
    if (state !== loading) return;
    const first = consent;
    try {
      const sender = await load();
      // While the sender was loading, the visitor has refused, or refused and allowed again.
      if (state !== loading) return sender.stop();
      state = { sender };
      if (consent !== first) sender.applyConsent(consent);
      for (const call of waiting.splice(0)) sender.send(allowedPart(call, consent));
    } catch (error) {
      console.warn('Analytics could not be loaded, so this document sends nothing to it.', error);
      if (state === loading) refuse();
    }
  };
  const refuse = () => {
    if (typeof state === 'object') state.sender?.stop();
    state = 'refused';
    waiting = [];
  };
  return {
    add(call) {
      if (state === 'refused') return;
      if (typeof state === 'object' && state.sender) state.sender.send(allowedPart(call, consent));
      else if (waiting.length < maxQueued) waiting.push(call);
    },
    decide(next) {
      consent = next;
      if (!allows(next, 'analytics')) refuse();
      else if (typeof state !== 'object') start();
      else state.sender?.applyConsent(next);
    },
  };
}

/** A call without the ids of clicks on advertisements, unless the visitor allows advertisement. */
function allowedPart(queued: QueuedCall, consent: ConsentPreferences): QueuedCall {
  const { call } = queued;
  if (call.method !== 'track' || allows(consent, 'advertisement')) return queued;
  const clickIds: readonly string[] = clickIdNames;
  const properties = Object.fromEntries(Object.entries(call.properties).filter(([name]) => !clickIds.includes(name)));
  return { ...queued, call: { ...call, properties } };
}
