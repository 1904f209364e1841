import { campaignNames } from '../../rules/leads/field-names.ts';
import { soundValues } from '../../rules/visit/values.ts';
import type { Moment } from '../shared/tracking/track.ts';
import { parseSitePath } from '../shared/visit/place.ts';

/** What analytics knows of a page. The names are Segment's, except `locale`. */
export interface AnalyticsPage {
  /** The path after the locale: `/pricing`. */
  readonly path: string;
  /** The locale's URL code. */
  readonly locale: string;
  /** The page's own address, with the campaign of the visitor's address and no other part of its query. */
  readonly url: string;
  readonly search: string;
  readonly title: string;
  /** The origin of the site that led to this one, or empty. */
  readonly referrer: string;
}

export interface Surroundings {
  readonly origin: string;
  readonly pathPrefix: string;
  /** The value of `document.referrer`. */
  readonly referrer: string;
}

/**
 * The page of a call. A query, and the path of another site, can have names, email addresses and secrets in them;
 * analytics gets neither.
 */
export function pageOf(
  { pathname, search, title }: Moment,
  { origin, pathPrefix, referrer }: Surroundings,
): AnalyticsPage {
  const { path, locale } = parseSitePath(pathname, pathPrefix);
  const campaign = campaignIn(search);
  const source = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return { path, locale, url: origin + pathname + campaign, search: campaign, title, referrer: source };
}

/** Reduces a query to its campaign parameters: `?utm_source=newsletter`. Empty if it has none. */
function campaignIn(search: string): string {
  const query = new URLSearchParams(search);
  const campaign = soundValues(campaignNames, (name) => query.get(name));
  const kept = Object.entries(campaign).filter(([, value]) => !/\S@\S/.test(value));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
