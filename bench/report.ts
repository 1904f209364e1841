import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Figure } from './benchmark.ts';

/** The conditions of a measurement. Without them the figures mean little. */
export interface Conditions {
  readonly cpus: number;
  readonly model: string;
  readonly node: string;
  /** The machine's load in the last minute before the benchmarks. If it is above 0, other programs use the machine too. */
  readonly load: number;
  /** The number of pages of the embedded site. */
  readonly pages: number;
}

export function conditions(pages: number): Conditions {
  const [load = 0] = loadavg();
  return { cpus: availableParallelism(), model: cpus()[0]?.model ?? 'unknown', node: process.version, load, pages };
}

export function formatConditions({ cpus: count, model, node, load, pages }: Conditions): string {
  return `${count} CPUs (${model}), Node ${node}, ${pages} pages, load before ${load.toFixed(1)}`;
}

/** The figures of a benchmark as a table: name, value, unit, and the smallest and largest measurement. */
export function formatTable(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.name, formatValue(figure), figure.unit, formatRange(figure)] as const);
  const [names = 0, values = 0, units = 0] = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map(([name, value, unit, range]) =>
    `  ${name.padEnd(names)}  ${value.padStart(values)} ${unit.padEnd(units)}  ${range}`.trimEnd(),
  );
  return [title, ...lines, ''].join('\n');
}

function formatValue({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return value.toFixed(decimals[unit] ?? 0);
}

const decimals: Partial<Record<Figure['unit'], number>> = { s: 2, ms: 1, KB: 1, times: 2 };

function formatRange({ runs = [], unit }: Figure): string {
  if (runs.length < 2) return '';
  const [min, max] = [Math.min(...runs), Math.max(...runs)].map((value) => formatValue({ value, unit }));
  return min === max ? '' : `${min} to ${max} in ${runs.length}`;
}
