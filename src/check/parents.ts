import type { RouteRule } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import { relatedId } from '../content/meaning/related-id.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';

export interface ParentCheckInput {
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
  /** The rules of config/routes.ts, which name the relationship fields that are parts of addresses. */
  readonly rules: readonly RouteRule[];
}

/**
 * Reports each circle of parents once, at its first document: `press -> security -> press`. The address of such a page
 * contains the page itself, and its breadcrumbs have no beginning.
 */
export function checkParents({ snapshot, routes, rules }: ParentCheckInput): Finding[] {
  const parentOf = createParentOf(snapshot, rules);
  const byId = new Map(routes.map((route) => [route.documentId, route]));
  const seen = new Set<string>();
  return routes.flatMap((route) => {
    if (seen.has(route.documentId)) return [];
    const circle = circleFrom(route.documentId, parentOf, seen);
    return circle.length > 0 ? [findingOf(circle, byId, fieldOf(route.type, rules) ?? 'parent')] : [];
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

/** Follows the parents of a document. Returns the circle that they end in, or an empty list if they end. */
function circleFrom(id: string, parentOf: (id: string) => string | undefined, seen: Set<string>): readonly string[] {
  const way: string[] = [];
  for (let each: string | undefined = id; each !== undefined; each = parentOf(each)) {
    const start = way.indexOf(each);
    if (start >= 0) return way.slice(start);
    // The parents from here on were followed before, and a circle among them has been reported.
    if (seen.has(each)) return [];
    seen.add(each);
    way.push(each);
  }
  return [];
}

function findingOf(circle: readonly string[], byId: ReadonlyMap<string, Route>, field: string): Finding {
  const members = circle.flatMap((id) => byId.get(id) ?? []);
  const names = members.map(({ uid, documentId }) => uid ?? documentId);
  const way = [...names, names[0]].map((name) => `"${name}"`).join(' -> ');
  const [first] = members;
  return {
    code: 'circular-parent',
    severity: 'error',
    message:
      circle.length === 1 ? `A page is its own parent: ${way}.` : `The parents of a page lead in a circle: ${way}.`,
    ...(first && {
      document: { id: first.documentId, type: first.type, uid: first.uid, lang: first.locale.code, field },
    }),
    pathnames: members.map(({ pathname }) => pathname),
    hint: `Empty the field "${field}" of one of these documents, or choose another parent.`,
  };
}
