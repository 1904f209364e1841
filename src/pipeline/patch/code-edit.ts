import { dirname } from 'node:path';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import { createCodeHash } from '../../export/render/reads.ts';
import { cacheVersions, type PageVersions } from '../../export/render/render-pages.ts';
import { createStyleSelector } from '../../export/render/style-selection.ts';
import type { FinishedExport, KnownExport } from '../export-memory.ts';
import {
  type HashedCode,
  hasSameCode,
  type LastCode,
  pagesWithChanged,
  type SiteVersions,
  withNewCode,
} from '../last-code.ts';
import type { PatchInput } from './make-patch.ts';
import type { PageSetup } from './page-setup.ts';

/** An edit of templates that changes some pages and nothing else. */
export interface CodeEdit {
  /** The pathnames of the pages whose code or styles have changed. */
  readonly pages: ReadonlySet<string>;
  /** The code before the edit, and its versions after it. Undefined if it is the code of the last export. */
  readonly change: { readonly before: LastCode; readonly versions: SiteVersions } | undefined;
}

export interface CodeEditInput extends Pick<PatchInput, 'input' | 'compiled' | 'known'> {
  readonly plan: RoutePlan;
  readonly loadSetup: () => Promise<PageSetup>;
}

/**
 * Finds the pages that an edit of templates has changed. Returns undefined if it has changed a script, a source map or
 * code that all pages share, or if the code of the pages is unknown.
 */
export async function codeEdit(edited: CodeEditInput): Promise<CodeEdit | undefined> {
  const { input, compiled, known, plan, loadSetup } = edited;
  if (dirname(compiled.rendererFile) === known.last.compiledIn) return { pages: new Set(), change: undefined };
  const before = known.loadCode();
  if (before?.versions.scripts !== compiled.scriptsVersion) return undefined;
  const setup = await loadSetup();
  const shared = cacheVersions({ ...setup, config: input.config, plan });
  const versions = { ...shared, scripts: compiled.scriptsVersion };
  if (versions.shared !== before.versions.shared) return undefined;
  const readHash = createCodeHash({ code: compiled.code, stylesOf: createStyleSelector(setup.assets) });
  const hasNewStyles = versions.styles !== before.versions.styles;
  // While all rules are the same, each page selects the same ones.
  const isChanged = (read: HashedCode) => (read.kind === 'code' || hasNewStyles) && readHash(read) !== read.hash;
  return { pages: pagesWithChanged(before, isChanged), change: { before, versions } };
}

/**
 * Describes the code of all pages after an edit. Returns a reference to the record of the last export if no page has
 * other code, and undefined if that record is missing or damaged.
 */
export function codeAfter(
  pages: readonly PageVersions[],
  { change }: Pick<CodeEdit, 'change'>,
  known: Pick<KnownExport, 'site' | 'loadCode'>,
): FinishedExport['code'] | undefined {
  const other = pages.filter(({ before, after }) => !hasSameCode(before, after)).map(({ after }) => after);
  if (change) return withNewCode(change.before, other, change.versions);
  if (other.length === 0) return { codeHash: known.site.codeHash };
  const before = known.loadCode();
  return before && withNewCode(before, other, before.versions);
}
