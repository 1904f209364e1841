import { compareFiles } from './compare-files.ts';
import { comparePages, isPageFile } from './compare-pages.ts';
import { compareJson } from './compare-value.ts';
import type { Difference } from './differences.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { hashedNamesOf, renameHashes } from './hashed-names.ts';
import { judgeClasses } from './judge-classes.ts';
import { judgeSheets, parseSheets, ruleTexts } from './judge-sheets.ts';
import { judgeStrings } from './judge-strings.ts';
import { learnClasses } from './learn-classes.ts';
import { learnHashes } from './learn-hashes.ts';
import type { Renaming } from './renaming.ts';
import { compareScripts, isScript, missingImports, type ScriptRow } from './scripts.ts';
import type { Sides, Site } from './site-folder.ts';

export interface Comparison {
  /** HTML files that both exports have. */
  readonly pages: number;
  /** Other files that both exports have; scripts are not among them. */
  readonly otherFiles: number;
  /** The new name of each class, by its old name. */
  readonly classes: ReadonlyMap<string, string>;
  readonly hashedNames: ReadonlyMap<string, string>;
  readonly differences: readonly Difference[];
  readonly scripts: readonly ScriptRow[];
}

/**
 * Compares two exports and ignores other class letters, hashes and script names. First both exports are walked in
 * parallel, and the values in the same places are collected. Then their names are paired one-to-one. Then the collected
 * values are compared, with the old names replaced by their partners.
 */
export function compareSites(sites: Sides<Site>): Comparison {
  const evidence = createEvidence({ before: hashedNamesOf(sites.before), after: hashedNamesOf(sites.after) });
  const pages = comparePages(sites, evidence);
  const hashes = learnHashes(sites, evidence.hashed, evidence.strings);
  const partnerOf = partnerFinder(sites, evidence, hashes);
  const otherFiles = compareOtherFiles(sites, partnerOf, { evidence, hashes });
  const { rows, lone } = compareScripts(sites, partnerOf);
  reportLoneFiles(sites, partnerOf, { evidence, loneScripts: lone });
  const sheets = parseSheets(evidence);
  const rules = { before: ruleTexts(sheets, 'before'), after: ruleTexts(sheets, 'after') };
  const classes = learnClasses([...evidence.classes], rules);
  judgeStrings(evidence, hashes);
  judgeClasses(evidence, classes);
  judgeSheets(sheets, evidence, { classes, hashes });
  const differences = evidence.differences.list();
  return { pages, otherFiles, classes: classes.pairs, hashedNames: hashes.pairs, differences, scripts: rows };
}

type FindPartner = (path: string) => string | undefined;

/** Creates a function that returns the path in the new export of a file of the old export. */
function partnerFinder({ after }: Sides<Site>, { hashed }: Evidence, hashes: Renaming): FindPartner {
  return (path) => {
    const renamed = renameHashes(path, hashed.before, hashes);
    return after.has(renamed) ? renamed : undefined;
  };
}

function compareOtherFiles(
  sites: Sides<Site>,
  partnerOf: FindPartner,
  { evidence, hashes }: { evidence: Evidence; hashes: Renaming },
): number {
  let count = 0;
  for (const [file, before] of sites.before) {
    const after = sites.after.get(partnerOf(file) ?? '');
    if (!after || isScript(file)) continue;
    if (!file.endsWith('.html')) count += 1;
    if (isPageFile(file)) continue;
    compareFiles({ before, after }, { file, within: '', elements: 'skip', evidence, compareJson }, hashes);
  }
  return count;
}

function reportLoneFiles(
  { before, after }: Sides<Site>,
  partnerOf: FindPartner,
  { evidence, loneScripts }: { evidence: Evidence; loneScripts: Sides<readonly string[]> },
): void {
  const partners = new Set([...before.keys()].map(partnerOf));
  const gone = [...before.keys()].filter((path) => !isScript(path) && partnerOf(path) === undefined);
  const added = [...after.keys()].filter((path) => !isScript(path) && !partners.has(path));
  const report = (file: string, side: Partial<Sides<string>>) =>
    evidence.differences.add({ kind: 'file', ...side, places: [{ file, path: '' }] });
  for (const file of [...gone, ...loneScripts.before]) report(file, { before: file });
  for (const file of [...added, ...loneScripts.after]) report(file, { after: file });
  for (const [path, scripts] of missingImports(after)) {
    const note = `Imported in the new export by ${scripts.join(', ')}.`;
    evidence.differences.add({ kind: 'file', before: path, note, places: [{ file: path, path: '' }] });
  }
}
