import type { Figure } from '../benchmark.ts';
import type { HeliosRun } from './helios.ts';

/** The median of several measurements as a figure, with the measurements. */
export function medianOf(name: string, unit: Figure['unit'], runs: readonly number[]): Figure {
  const ordered = runs.toSorted((a, b) => a - b);
  return { name, unit, value: ordered[Math.floor(ordered.length / 2)] ?? Number.NaN, runs };
}

/** The clock time and the CPU time of runs. If other programs use the machine, CPU time is the more reliable one. */
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

/** Calls `measure` several times, one call after the other. */
export async function repeat<Result>(times: number, measure: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await measure(index));
  return results;
}
