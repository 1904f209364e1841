import type { Minor } from '../../rules/money.ts';
import type { ToolFormat } from '../kit/format.ts';
import type { RoiCalculatorProps } from './contract.ts';
import type { RoiInput, RoiResult } from './roi.ts';

/** The props of the calculator's result and formula. */
export interface RoiView {
  readonly labels: RoiCalculatorProps['labels'];
  readonly format: ToolFormat;
  readonly currency: string;
  /** Undefined while a number is missing or wrong. Dashes then replace the results. */
  readonly answer: RoiAnswer | undefined;
}

export interface RoiAnswer {
  readonly input: RoiInput;
  readonly result: RoiResult;
}

export function moneyOf({ format, currency }: Pick<RoiView, 'format' | 'currency'>): (amount: Minor) => string {
  return (amount) => format.money(amount, currency);
}
