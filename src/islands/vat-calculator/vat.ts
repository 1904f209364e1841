import { hundredPerCent, type Minor, multiplyDivide, type Rate } from '../../rules/money.ts';

export interface VatAmounts {
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

/** Adds VAT to a net price: VAT = net × rate, rounded half up to the smallest unit. */
export function addVat(net: Minor, rate: Rate): VatAmounts {
  const tax = multiplyDivide([net, rate], hundredPerCent);
  return { net, tax, gross: net + tax };
}

/**
 * Removes VAT from a gross price: VAT = gross × rate ÷ (1 + rate), rounded half up. As in HMRC's VAT fraction, the VAT
 * is rounded and not the net price; so both add up to the gross price.
 */
export function removeVat(gross: Minor, rate: Rate): VatAmounts {
  const tax = multiplyDivide([gross, rate], hundredPerCent + rate);
  return { net: gross - tax, tax, gross };
}
