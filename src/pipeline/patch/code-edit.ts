import { dirname } from 'node:path';
import { pageAudit } from '../../check/page-audit.ts';
import { loadAssets } from '../../export/assets/build-assets.ts';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import { createCodeHash } from '../../export/render/reads.ts';
import { cacheVersions, type PageVersions } from '../../export/render/render-pages.ts';
import { createStyleSelector } from '../../export/render/style-selection.ts';
import type { FinishedExport, KnownExport } from '../export-memory.ts';
import { type HashedCode, hasSameCode, pagesWithChanged, type SiteVersions, withNewCode } from '../last-code.ts';
import type { PatchInput } from './make-patch.ts';

/** An edit of templates that changes some pages and nothing else. */
export interface CodeEdit {
  /** The pathnames of the pages whose code or styles have changed. */
  readonly pages: ReadonlySet<string>;
  /** The versions of the compiled code. Undefined if it is the code of the last export. */
  readonly versions: SiteVersions | undefined;
}

export interface CodeEditInput extends Pick<PatchInput, 'input' | 'open' | 'compiled' | 'known'> {
  readonly plan: RoutePlan;
}

/**
 * Finds the pages that an edit of templates has changed. Returns undefined if it has changed a script, a source map or
 * code that all pages share, or if the code of the pages is unknown.
 */
export async function codeEdit({ input, open, compiled, known, plan }: CodeEditInput): Promise<CodeEdit | undefined> {
  if (dirname(compiled.rendererFile) === known.last.compiledIn) return { pages: new Set(), versions: undefined };
  const code = known.loadCode();
  if (code?.versions.scripts !== compiled.scriptsVersion) return undefined;
  const { config, root } = input;
  const { store } = open.stores;
  const { page: assets } = await loadAssets({ compiled, config, plan, root, store });
  const shared = cacheVersions({ assets, config, plan, audit: pageAudit() });
  const versions = { ...shared, scripts: compiled.scriptsVersion };
  if (versions.shared !== code.versions.shared) return undefined;
  const readHash = createCodeHash({ code: compiled.code, stylesOf: createStyleSelector(assets) });
  const hasNewStyles = versions.styles !== code.versions.styles;
  // While all rules are the same, each page selects the same ones.
  const isChanged = (read: HashedCode) => (read.kind === 'code' || hasNewStyles) && readHash(read) !== read.hash;
  return { pages: pagesWithChanged(code, isChanged), versions };
}

/**
 * Describes the code of all pages after an edit. Returns a reference to the record of the last export if no page has
 * other code, and undefined if that record is missing or damaged.
 */
export function codeAfter(
  pages: readonly PageVersions[],
  { versions }: Pick<CodeEdit, 'versions'>,
  known: Pick<KnownExport, 'site' | 'loadCode'>,
): FinishedExport['code'] | undefined {
  const other = pages.filter(({ before, after }) => !hasSameCode(before, after)).map(({ after }) => after);
  if (!versions && other.length === 0) return { codeHash: known.site.codeHash };
  const code = known.loadCode();
  return code && withNewCode(code, other, versions ?? code.versions);
}
