import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { moveIntoPlace } from '../../disk/move-into-place.ts';
import type { Seal } from '../../disk/seal.ts';

/**
 * The time for which a good answer is reused. A bad answer is never cached, because its link may be repaired at any
 * time.
 */
export const answerLifeMs = 24 * 60 * 60 * 1000;

/** The largest file that is read: some 100,000 addresses. */
const maxBytes = 20 * 1024 * 1024;

/** The addresses that gave a good answer, with its time in milliseconds since 1970. */
export type GoodAnswers = ReadonlyMap<string, number>;

const fileSchema = z.object({
  version: z.literal(2),
  seal: z.string(),
  good: z.record(z.url({ protocol: /^https?$/ }), z.int()),
});

/** The file of the answers, with its seal. */
export interface AnswerFile {
  readonly path: string;
  readonly seal: Seal;
}

/**
 * Loads the good answers that are not too old. The file may hold anything. A file that has not the right seal or is too
 * large is ignored, and so is a time in the future: the file can at most save requests for a day.
 */
export function loadAnswers({ path, seal }: AnswerFile, now: number): GoodAnswers {
  const { data } = fileSchema.safeParse(readJson(path));
  const isSealed = data !== undefined && data.seal === seal(JSON.stringify(data.good));
  const entries = isSealed ? Object.entries(data.good) : [];
  return new Map(entries.filter(([, at]) => at <= now && now - at < answerLifeMs));
}

/** Saves good answers atomically. Returns the reason if the file can't be written. */
export function saveAnswers({ path, seal }: AnswerFile, answers: GoodAnswers): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.tmp`;
    const good = Object.fromEntries(answers);
    writeFileSync(draft, `${JSON.stringify({ version: 2, seal: seal(JSON.stringify(good)), good })}\n`);
    moveIntoPlace(draft, path);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readJson(file: string): unknown {
  try {
    return statSync(file).size > maxBytes ? undefined : JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // The file is missing or damaged: all addresses are requested.
  }
}
