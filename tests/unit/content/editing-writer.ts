import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Started by snapshot-edits.test.ts. Stores changed documents, or all of them, in a snapshot. If a moment is given, it
 * dies at this moment. Otherwise it prints the code of the error, if there is one.
 */
const [, , file = '', kind, moment] = process.argv;
const die = () => process.kill(process.pid, 'SIGKILL');
const { rmSync } = fs;

if (moment === 'before the edits are put in place') fs.renameSync = die;
if (moment === 'before the old edits are removed') {
  fs.rmSync = (path, options) => (String(path).endsWith('.edits') ? die() : rmSync(path, options));
}
syncBuiltinESMExports();
const { storeAll, storeChanged, titled } = await import('../support/snapshot-steps.ts');

try {
  if (kind === 'changes') await storeChanged(file, 'third', [titled('a', 'x'.repeat(20_000))]);
  else await storeAll(file, 'third', [titled('a', 'third'), titled('b', 'third'), titled('c', 'third')]);
} catch (error) {
  console.log((error as { code?: unknown }).code);
}
