import { checkEmptySite } from '../check/empty-site.ts';
import { missingPages } from '../check/markets.ts';
import { checkParents, parentCircles } from '../check/parents.ts';
import { checkRemovals } from '../check/removals.ts';
import type { FetchedContent } from '../content/content-source.ts';
import type { PublishedRelease } from '../export/output/published-release.ts';
import { earlierPages } from '../export/plan/earlier-pages.ts';
import { planRemovals, type Removal } from '../export/plan/plan-removals.ts';
import { planRoutes, type RoutePlan } from '../export/plan/plan-routes.ts';
import { type Selection, selectRoutes } from '../export/plan/select-routes.ts';
import { storePublicFiles } from '../export/site-files/public-files.ts';
import type { Finding } from '../site/finding.ts';
import type { Redirect } from '../site/redirects.ts';
import type { Route } from '../site/route.ts';
import type { ExportInput } from './export-site.ts';
import { invalidDocuments } from './hold-pages.ts';
import { type MovedRedirect, movedRedirects } from './moved-redirects.ts';
import type { OpenExport } from './open-export.ts';
import { type ProjectFiles, planProjectFiles } from './project-files.ts';
import { staleRedirects, withRedirectHint } from './stale-redirects.ts';
import { redirectsFile } from './write-redirects.ts';

/** The pages of an export, and the published pages and redirects that it removes or changes. */
export interface SitePlan {
  readonly plan: RoutePlan;
  /** The routes to export: all of the plan's, or a selection. */
  readonly routes: readonly Route[];
  /** The release with which the export is compared. Undefined for a part of the site, and if nothing is published. */
  readonly published: PublishedRelease | undefined;
  readonly removals: readonly Removal[];
  /**
   * The public files, and the redirects of all sources. With `writesRedirects` they include those for removed pages.
   */
  readonly project: ProjectFiles;
  /** The redirects that the export removes from the project's file. Empty without `writesRedirects`. */
  readonly staleRedirects: readonly Redirect[];
  /** The redirects of the project's file that get a new target from the export. Empty without `writesRedirects`. */
  readonly movedRedirects: readonly MovedRedirect[];
  /** The findings about documents and their routes. */
  readonly documentFindings: readonly Finding[];
  /** The findings about pages that the export removes. They block publishing. Empty with `allowsRemovals`. */
  readonly removalFindings: readonly Finding[];
}

/**
 * Plans the pages, and compares them with the published ones. Stores the public files. Throws HeliosError for a
 * selection without pages.
 */
export async function planSite(
  input: ExportInput,
  content: FetchedContent,
  { output, stores, now }: Pick<OpenExport, 'output' | 'stores'> & { readonly now: Date },
): Promise<SitePlan> {
  const { config, selection, options } = input;
  const { snapshot } = content;
  const published = isWhole(selection) ? output.published() : undefined;
  const pages = published?.manifest.pages ?? [];
  const circles = parentCircles(snapshot, config.routes);
  const faulty = new Set([...invalidDocuments(content.findings), ...circles.flat()]);
  const plan = planRoutes(snapshot, config, earlierPages(pages, faulty));
  const { pathPrefix } = config.site;
  const own = await storePublicFiles({ folder: input.publicFolder, pathPrefix, store: stores.store, now });
  const found = staleRedirects(input.redirects, { plan, published });
  const stale = options.writesRedirects ? found : [];
  const current = input.redirects.filter((redirect) => !stale.includes(redirect));
  const projectWith = (written: readonly Redirect[]) => planProjectFiles({ written, own, content, plan, config });
  const known = projectWith(current);
  const { redirects } = known;
  const left = planRemovals({ published: pages, plan, heads: snapshot.heads(), redirects, config });
  const removals = options.writesRedirects ? left.map(redirected) : left;
  const added = options.writesRedirects ? left.flatMap(redirectIn) : [];
  const moved = movedRedirects(current, added);
  const project = options.writesRedirects ? projectWith([...retargeted(current, moved), ...added]) : known;
  return {
    plan,
    routes: selectRoutes(plan.routes, selection, plan.locales),
    published,
    removals,
    project: { ...project, findings: withRedirectHint(project.findings, found) },
    staleRedirects: stale,
    movedRedirects: moved,
    documentFindings: [
      ...content.findings,
      ...plan.findings,
      ...checkParents({ circles, routes: plan.routes, rules: config.routes }),
    ],
    removalFindings: options.allowsRemovals ? [] : guard({ content, plan, pages, removals, config }),
  };
}

/**
 * Returns the redirect for a removed page, with the file to which it will be written. Returns an empty list without
 * one.
 */
function redirectIn({ redirect }: Removal): Redirect[] {
  return redirect ? [{ ...redirect, place: { file: redirectsFile } }] : [];
}

function retargeted(redirects: readonly Redirect[], moved: readonly MovedRedirect[]): Redirect[] {
  const after = new Map(moved.map((each) => [each.before, each.after]));
  return redirects.map((redirect) => after.get(redirect) ?? redirect);
}

function isWhole({ locales, routes }: Selection): boolean {
  return locales.length === 0 && routes.length === 0;
}

function redirected(removal: Removal): Removal {
  return removal.redirect ? { ...removal, isRedirected: true } : removal;
}

interface GuardInput extends Pick<SitePlan, 'plan' | 'removals'>, Pick<ExportInput, 'config'> {
  readonly content: FetchedContent;
  readonly pages: PublishedRelease['manifest']['pages'];
}

function guard({ content, plan, pages, removals, config }: GuardInput): Finding[] {
  // A site without pages is reported as one finding, not once more for the missing and removed pages of each locale.
  if (plan.routes.length === 0) return checkEmptySite(content.documentCount);
  const missing = missingPages({ ...plan, pathPrefix: config.site.pathPrefix });
  return checkRemovals({ published: pages, removals, locales: plan.locales, missing });
}
