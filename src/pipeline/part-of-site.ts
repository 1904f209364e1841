import type { Manifest } from '../export/output/site-file.ts';
import type { ExportInput } from './export-site.ts';
import type { SitePlan } from './plan-site.ts';

/** Whether an export is a part of the site, and which one. */
export type PartOfSite = Pick<Manifest, 'sitePages' | 'isPartial' | 'selection'>;

/**
 * Returns whether an export is a part of the site. It is not a part if its selection contains all pages of the site.
 */
export function partOfSite(
  { kind, selection }: Pick<ExportInput, 'kind' | 'selection'>,
  { plan, routes }: Pick<SitePlan, 'plan' | 'routes'>,
): PartOfSite {
  const sitePages = kind === 'part' ? plan.routes.length : routes.length;
  const isPartial = routes.length < sitePages;
  return { sitePages, isPartial, selection: isPartial ? selection : { locales: [], routes: [] } };
}

/** Returns the pathnames of the planned pages that an export leaves out: links to them are no faults. */
export function leftOutPages(
  { kind }: Pick<ExportInput, 'kind'>,
  { plan, routes }: Pick<SitePlan, 'plan' | 'routes'>,
): string[] {
  if (kind === 'site') return [];
  const selected = new Set(routes.map(({ pathname }) => pathname));
  return plan.routes.flatMap(({ pathname }) => (selected.has(pathname) ? [] : [pathname])).sort();
}
