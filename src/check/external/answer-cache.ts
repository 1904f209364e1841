import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** The time for which a good answer is believed. A bad answer is never cached: its link may be mended at any time. */
export const answerLifeMs = 24 * 60 * 60 * 1000;

/** The largest file that is read: some 100,000 addresses. */
const maxBytes = 20 * 1024 * 1024;

/** The addresses that gave a good answer, with its time in milliseconds since 1970. */
export type GoodAnswers = ReadonlyMap<string, number>;

const fileSchema = z.object({ version: z.literal(1), good: z.record(z.url({ protocol: /^https?$/ }), z.int()) });

/**
 * Loads the good answers that are still believed. The file may hold anything: a damaged one, one that is too large and
 * times in the future count as nothing, so that it can at most save requests for a day.
 */
export function loadAnswers(file: string, now: number): GoodAnswers {
  const { data } = fileSchema.safeParse(readJson(file));
  const entries = Object.entries(data?.good ?? {});
  return new Map(entries.filter(([, at]) => at <= now && now - at < answerLifeMs));
}

/** Saves good answers, as a whole or not at all. Returns the reason if the file can't be written. */
export function saveAnswers(file: string, good: GoodAnswers): string | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, `${JSON.stringify({ version: 1, good: Object.fromEntries(good) })}\n`);
    renameSync(draft, file);
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
