import type { VisitValues } from '../../../rules/visit/values.ts';

/** A visitor's progress in one demo. */
export interface DemoStep {
  /** The demo, named by its page's name and its number on the page: `explore-product`, `explore-product-2`. */
  readonly flow: string;
  /** The furthest step, counted from 1. */
  readonly step: number;
  readonly steps: number;
}

/** The demos that a visitor has begun, keyed by `flow`, the demo's name (docs/contract.md, section 3.6). */
export type DemoRecord = ReadonlyMap<string, DemoStep>;

/** Adds a step to the record, unless the visitor has already reached this or a later step of the demo. */
export function withStep(record: DemoRecord, reached: DemoStep): DemoRecord {
  const before = record.get(reached.flow)?.step ?? 0;
  return reached.step > before ? new Map(record).set(reached.flow, reached) : record;
}

/**
 * Fields for the product's sign-up, in which demos are separated by commas. `flowProgress`: the furthest step and the
 * number of steps of each demo, `explore-product:2/5`. `completions`: the names of the demos that the visitor followed
 * to the end.
 */
export function demoFieldsOf(record: DemoRecord): VisitValues {
  const all = [...record.values()];
  const completions = all.filter(({ step, steps }) => step === steps).map(({ flow }) => flow);
  return {
    ...(completions.length > 0 && { completions: completions.join() }),
    ...(all.length > 0 && { flowProgress: all.map(({ flow, step, steps }) => `${flow}:${step}/${steps}`).join() }),
  };
}
