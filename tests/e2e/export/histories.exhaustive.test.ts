import { afterAll, expect, test } from 'vitest';
import { codeEdits, copyForEdits } from '../../sites/histories/code-states.ts';
import { historyKinds, playHistory } from '../../sites/histories/play-history.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

// Each history takes some seconds, so that one of each kind stands for all: they have a new page, a moved one, an edit of the code, and
// edits of texts.
// HISTORIES=1-500 plays these, which are longer, and HISTORIES=17-17 plays one of them again.
const { HISTORIES: wanted } = process.env;
const [first = 1, last = first] = (wanted ?? '36-36').split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const histories = seeds.flatMap((seed) => historyKinds.map((kind) => [seed, kind] as const));
const steps = wanted === undefined ? 2 : 5;

/** Ends a history that hangs. A busy machine is no failure. */
const boundMs = 300_000;

const folder = temporaryFolder();
const project = copyForEdits(folder.path, codeEdits);
afterAll(() => folder[Symbol.dispose]());

test.each(histories)(
  'Each export of the random history %i of %s has the bytes of one that begins with nothing',
  async (seed, kind) => {
    for await (const { changes, incremental, cold } of playHistory({ seed, steps, kind, project })) {
      expect(incremental, changes.join('\n')).toEqual(cold);
    }
  },
  boundMs,
);
