import { isPlainText } from '../../rules/leads/plain-text.ts';
import { type EventName, type PropertyKind, trackedEvents, type VisitorTraits } from '../shared/tracking/events.ts';
import type { IdentifyCall, TrackCall } from '../shared/tracking/track.ts';

/** A call of the tracking plan, or the name of a call that is not in the plan. */
export type ParsedCall = TrackCall | IdentifyCall | { readonly method: 'unknown'; readonly name: string };

/** The longest text that analytics gets, in characters. */
const maxTextLength = 200;

/**
 * Checks a call against the tracking plan. A call with another method, event, property or value is unknown, and nothing
 * of it but its name is kept: so no typed text and no address of a person can get into analytics by mistake.
 */
export function parseCall(call: unknown): ParsedCall {
  if (!isRecord(call)) return unknownCall(typeof call);
  const { method, name, properties, traits } = call;
  if (method === 'identify') return isTraits(traits) ? { method, traits } : unknownCall('identify');
  if (method !== 'track') return unknownCall(method);
  return isEventName(name) && isRecord(properties) && fits(trackedEvents[name], properties)
    ? { method, name, properties }
    : unknownCall(name);
}

/** An unknown call, with the name under which the console and the event `Unknown Analytics Call Fired` report it. */
function unknownCall(name: unknown): ParsedCall {
  return { method: 'unknown', name: typeof name === 'string' && /^[\w -]{1,60}$/.test(name) ? name : 'unnamed' };
}

function isEventName(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(trackedEvents, name);
}

/** True if an event has all properties of its kind and no others. Click ids of advertisements may be absent. */
function fits(kinds: Readonly<Record<string, PropertyKind>>, properties: Readonly<Record<string, unknown>>): boolean {
  const areKnown = Object.keys(properties).every((name) => Object.hasOwn(kinds, name));
  return areKnown && Object.entries(kinds).every(([name, kind]) => isOfKind(kind, properties[name]));
}

function isOfKind(kind: PropertyKind, value: unknown): boolean {
  if (kind === 'count') return Number.isInteger(value);
  if (kind === 'click id') return value === undefined || isText(value);
  return isText(value) && (kind === 'text' || kind.includes(value));
}

/** True for a short plain text that has no email address in it. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxTextLength && isPlainText(value) && !/\S@\S/.test(value);
}

function isTraits(traits: unknown): traits is VisitorTraits {
  return isRecord(traits) && Object.entries(traits).every(([name, value]) => isTrait(name, value));
}

/** True for a trait whose name is one of `VisitorTraits` and whose value has the right type. */
function isTrait(name: string, value: unknown): boolean {
  if (/^split-test-(?!encountered-)[\w-]+$/.test(name)) return isText(value);
  return (
    /^(?:loggedIn(?:Currently|Previously)|user-encountered-experiment|split-test-encountered-[\w-]+)$/.test(name) &&
    typeof value === 'boolean'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
