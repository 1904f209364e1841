import { parseArgs } from 'node:util';
import { compareSites } from './compare/compare-sites.ts';
import { formatComparison } from './compare/report.ts';
import { readSite, UnreadableSite } from './compare/site-folder.ts';

// Proves that two exports are the same but for class letters, hashes and script names. The exit code is 0 if they are the
// same, 1 if they differ, and 2 if they could not be compared.
const usage = 'npm run compare -- OLD_OUT NEW_OUT [--json], where both are output folders of an export.';

process.exitCode = run();

function run(): number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [before, after, ...rest] = positionals;
    if (before === undefined || after === undefined || rest.length > 0) throw new UnreadableSite(usage);
    const comparison = compareSites({ before: readSite(before), after: readSite(after) });
    const { classes, hashedNames } = comparison;
    const plain = { ...comparison, classes: Object.fromEntries(classes), hashedNames: Object.fromEntries(hashedNames) };
    console.log(values.json ? JSON.stringify(plain, null, 2) : formatComparison(comparison));
    return comparison.differences.length === 0 ? 0 : 1;
  } catch (error) {
    // An unknown flag is the user's mistake too. Any other error is a bug in this tool and prints its stack.
    const isMistake = error instanceof UnreadableSite || (error instanceof TypeError && 'code' in error);
    console.error(isMistake ? error.message : error);
    return 2;
  }
}
