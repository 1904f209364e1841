import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeEdits, compileEdits, type EditedProject } from '../../../sites/histories/code-states.ts';
import { playHistory } from '../../../sites/histories/play-history.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

// Each history takes some seconds, so that one stands for all. HISTORIES=1-500 plays these, longer and with all edits of
// the code, and HISTORIES=17-17 plays one of them again.
const { HISTORIES: wanted } = process.env;
const [first = 1, last = first] = (wanted ?? '1-1').split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const steps = wanted === undefined ? 3 : 5;

/** Ends a history that hangs. A busy machine is no failure. */
const boundMs = 300_000;

const folder = temporaryFolder();
let project: EditedProject;
beforeAll(async () => {
  // To compile an edit takes as long as to play a step.
  project = await compileEdits(folder.path, wanted === undefined ? codeEdits.slice(0, 2) : codeEdits);
}, boundMs);
afterAll(() => folder[Symbol.dispose]());

test.each(seeds)(
  'Each export of the random history %i has the bytes of one that begins with nothing',
  async (seed) => {
    for await (const { changes, incremental, cold } of playHistory({ seed, steps, project })) {
      expect(incremental, changes.join('\n')).toEqual(cold);
    }
  },
  boundMs,
);
