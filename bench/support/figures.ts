import type { Figure } from '../benchmark.ts';
import type { HeliosRun } from './helios.ts';

/** The middle of several measurements as one figure, the measurements beside it. */
export function medianOf(name: string, unit: Figure['unit'], runs: readonly number[]): Figure {
  const ordered = runs.toSorted((a, b) => a - b);
  return { name, unit, value: ordered[Math.floor(ordered.length / 2)] ?? Number.NaN, runs };
}

/** What every run of the command is measured by. CPU time says more than the clock where others use the machine. */
export function runFigures(name: string, runs: readonly HeliosRun[]): Figure[] {
  return [
    medianOf(
      `${name}, whole process`,
      's',
      runs.map((run) => run.seconds),
    ),
    medianOf(
      `${name}, CPU`,
      's',
      runs.map((run) => run.cpuSeconds),
    ),
  ];
}

/** Measures one after the other, never side by side. */
export async function repeat<Result>(times: number, measure: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await measure(index));
  return results;
}
