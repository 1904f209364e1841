import type { Minor } from '../../rules/money.ts';
import type { ToolFormat } from '../kit/format.ts';
import type { RoiCalculatorProps } from './contract.ts';
import type { RoiInput, RoiResult } from './roi.ts';

/** The props that the calculator's result and formula share. */
export interface RoiView {
  readonly labels: RoiCalculatorProps['labels'];
  readonly format: ToolFormat;
  readonly currency: string;
  /**
   * The input with its result. Undefined while a number is missing or invalid; dashes are then shown in place of
   * results.
   */
  readonly answer: RoiAnswer | undefined;
}

export interface RoiAnswer {
  readonly input: RoiInput;
  readonly result: RoiResult;
}

export function moneyOf({ format, currency }: Pick<RoiView, 'format' | 'currency'>): (amount: Minor) => string {
  return (amount) => format.money(amount, currency);
}
