import type { VisitValues } from '../../../rules/visit/values.ts';

/** How far a visitor went in one demo. */
export interface DemoStep {
  /** Which demo: its page's path, and which of several on it: `explore-product`, `explore-product-2`. */
  readonly flow: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

/** Which demos were begun, and how far each was followed (SPEC section 3, "Interactive demo completion record"). */
export type DemoRecord = ReadonlyMap<string, DemoStep>;

/** The furthest step counts, also after the visitor has gone back. */
export function withStep(record: DemoRecord, reached: DemoStep): DemoRecord {
  const before = record.get(reached.flow)?.step ?? 0;
  return reached.step > before ? new Map(record).set(reached.flow, reached) : record;
}

/** For the product's sign-up: `flowProgress` is `explore-product:2/5` for each demo, `completions` names those seen to the end. */
export function demoFieldsOf(record: DemoRecord): VisitValues {
  const all = [...record.values()];
  const completions = all.filter(({ step, steps }) => step === steps).map(({ flow }) => flow);
  return {
    ...(completions.length > 0 && { completions: completions.join() }),
    ...(all.length > 0 && { flowProgress: all.map(({ flow, step, steps }) => `${flow}:${step}/${steps}`).join() }),
  };
}
