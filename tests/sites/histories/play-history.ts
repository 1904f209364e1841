import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ServedRepository, serveRepository } from '../served-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { twoMarketLocales, twoSmallMarkets } from '../two-markets.ts';
import { type EditedProject, original } from './code-states.ts';
import { type RandomEdit, randomEdits, smallEdits } from './edits.ts';
import { exportState } from './export-state.ts';
import { type Random, randomOf } from './random.ts';

/** What an export gave that others came before, and what one gives that begins with nothing. */
export interface Comparison {
  /** The changes from the beginning of the history until here. */
  readonly changes: readonly string[];
  /** The hashes of all files by their paths. */
  readonly incremental: Readonly<Record<string, string>>;
  readonly cold: Readonly<Record<string, string>>;
}

export const historyKinds = ['everything', 'small edits', 'edits of the code'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface HistoryInput {
  readonly seed: number;
  readonly steps: number;
  /**
   * `everything`: content, code and clock change. `small edits`: a text or two of the content. `edits of the code`: one
   * source, and sometimes a text.
   */
  readonly kind: HistoryKind;
  readonly project: EditedProject;
}

/**
 * Plays a history of random changes: after each step it exports the site with the folders of the steps before, and with
 * new ones. Throws if a site is not published.
 */
export async function* playHistory({ seed, steps, kind, project }: HistoryInput): AsyncGenerator<Comparison> {
  const random = randomOf(seed);
  using temporary = temporaryFolder();
  const [kept, fresh] = [join(temporary.path, 'kept'), join(temporary.path, 'fresh')];
  await using repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  const changes: string[] = [];
  let state: Changing = { now: new Date('2026-11-20T09:00:00Z'), code: original };
  await project.show(state.code);
  await exportState(kept, { project, repository, now: state.now });
  for (let step = 1; step <= steps; step += 1) {
    // Several changes can come together between two exports.
    for (let count = 1 + random.below(kind === 'everything' ? 3 : 2); count > 0; count -= 1) {
      const change = changeOf[kind](state, { project, repository }, random);
      state = change;
      changes.push(`${step}: ${change.text}`);
    }
    await project.show(state.code);
    const incremental = await exportState(kept, { project, repository, now: state.now });
    const cold = await exportState(fresh, { project, repository, now: state.now });
    rmSync(fresh, { recursive: true });
    yield { changes: [...changes], incremental, cold };
  }
}

/** What changes beside the content, which the repository has. */
interface Changing {
  readonly now: Date;
  /** Name of the state of the sources. */
  readonly code: string;
}

interface Surroundings {
  readonly project: EditedProject;
  readonly repository: ServedRepository;
}

type Change = (state: Changing, around: Surroundings, random: Random) => Changing & { readonly text: string };

const changeOf: Readonly<Record<HistoryKind, Change>> = {
  everything: randomChange,
  'small edits': (state, { repository }, random) => randomEdit(state, repository, smallEdits, random),
  'edits of the code': (state, around, random) =>
    random.below(3) === 0
      ? randomEdit(state, around.repository, smallEdits, random)
      : randomCode(state, around, random),
};

/** Changes the clock, the code, or, most often, the content. */
function randomChange(
  { now, code }: Changing,
  { project, repository }: Surroundings,
  random: Random,
): ReturnType<Change> {
  const kind = random.below(10);
  if (kind === 0) {
    const later = new Date(now.getTime() + random.below(40) * dayMs);
    return { now: later, code, text: `the clock shows ${later.toISOString()}` };
  }
  if (kind <= 2) return randomCode({ now, code }, { project }, random);
  return randomEdit({ now, code }, repository, randomEdits, random);
}

function randomCode(state: Changing, { project }: Pick<Surroundings, 'project'>, random: Random): ReturnType<Change> {
  const code = random.one(project.states);
  return { ...state, code, text: `the code is ${code}` };
}

function randomEdit(
  state: Changing,
  repository: ServedRepository,
  edits: readonly RandomEdit[],
  random: Random,
): ReturnType<Change> {
  const { name, apply } = random.one(edits);
  repository.publish((documents) => apply(documents, random));
  return { ...state, text: name };
}

const dayMs = 24 * 60 * 60 * 1000;
