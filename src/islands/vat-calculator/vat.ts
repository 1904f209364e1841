import { hundredPerCent, type Minor, multiplyDivide, type Rate } from '../../rules/money.ts';

export interface VatAmounts {
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

/** From a price without VAT: VAT = net × rate, rounded half up to the smallest unit. */
export function addVat(net: Minor, rate: Rate): VatAmounts {
  const tax = multiplyDivide([net, rate], hundredPerCent);
  return { net, tax, gross: net + tax };
}

/**
 * From a price with VAT: VAT = gross × rate ÷ (1 + rate), rounded half up. The VAT is what is rounded, as HMRC's VAT
 * fraction does, so net and VAT always add up to the price paid.
 */
export function removeVat(gross: Minor, rate: Rate): VatAmounts {
  const tax = multiplyDivide([gross, rate], hundredPerCent + rate);
  return { net: gross - tax, tax, gross };
}
