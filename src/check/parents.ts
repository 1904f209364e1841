import type { RouteRule } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import { relatedId } from '../content/meaning/related-id.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';

export interface ParentCheckInput {
  /** The circles that `parentCircles` has found. */
  readonly circles: readonly ParentCircle[];
  readonly routes: readonly Route[];
  /** The rules of config/routes.ts, which name the relationship fields that are parts of addresses. */
  readonly rules: readonly RouteRule[];
}

/**
 * A circle of parents: the ids of documents, of which each is the parent of the document before it. The first is the
 * parent of the last.
 */
export type ParentCircle = readonly string[];

/**
 * Finds each circle of parents once. It needs no routes, because it runs before they are planned: the address of a page
 * in a circle contains the page itself.
 */
export function parentCircles(snapshot: Snapshot, rules: readonly RouteRule[]): ParentCircle[] {
  const parentOf = createParentOf(snapshot, rules);
  const seen = new Set<string>();
  return snapshot.heads().flatMap(({ id, type }) => {
    if (seen.has(id) || fieldOf(type, rules) === undefined) return [];
    const circle = circleFrom(id, parentOf, seen);
    return circle.length > 0 ? [circle] : [];
  });
}

/**
 * Reports each circle of parents with its path: `press -> security -> press`. The breadcrumbs of its pages have no
 * beginning.
 */
export function checkParents({ circles, routes, rules }: ParentCheckInput): Finding[] {
  const byId = new Map(routes.map((route) => [route.documentId, route]));
  return circles.flatMap((circle) => {
    const members = circle.flatMap((id) => byId.get(id) ?? []);
    const [first] = members;
    return first ? [findingOf(first, members, fieldOf(first.type, rules) ?? 'parent')] : [];
  });
}

/** The field whose document gives a segment of the addresses of a type. */
function fieldOf(type: string, rules: readonly RouteRule[]): string | undefined {
  const rule = rules.find((each) => each.type === type && each.resolvers !== undefined);
  return Object.values(rule?.resolvers ?? {})[0];
}

function createParentOf(snapshot: Snapshot, rules: readonly RouteRule[]): (id: string) => string | undefined {
  return (id) => {
    const facts = snapshot.facts(id);
    const field = facts && fieldOf(facts.type, rules);
    return field === undefined ? undefined : relatedId(facts, field);
  };
}

/** Follows the chain of a document's parents. Returns the circle that it runs into, or an empty list if it has none. */
function circleFrom(id: string, parentOf: (id: string) => string | undefined, seen: Set<string>): ParentCircle {
  const way: string[] = [];
  for (let each: string | undefined = id; each !== undefined; each = parentOf(each)) {
    const start = way.indexOf(each);
    if (start >= 0) return way.slice(start);
    // The parents from here on were followed before, and a circle among them has been found.
    if (seen.has(each)) return [];
    seen.add(each);
    way.push(each);
  }
  return [];
}

function findingOf(first: Route, members: readonly Route[], field: string): Finding {
  const names = [...members, first].map(({ uid, documentId }) => `"${uid ?? documentId}"`).join(' -> ');
  return {
    code: 'circular-parent',
    severity: 'error',
    message:
      members.length === 1
        ? `A page is its own parent: ${names}.`
        : `The parents of a page lead in a circle: ${names}.`,
    document: { id: first.documentId, type: first.type, uid: first.uid, lang: first.locale.code, field },
    pathnames: members.map(({ pathname }) => pathname),
    hint: `Empty the field "${field}" of one of these documents, or choose another parent.`,
  };
}
