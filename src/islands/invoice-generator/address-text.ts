import type { SheetForm } from '../kit/sheet-form.ts';

/** Countries that write the town above the postcode. The others write both on one line, the postcode first. */
const townsFirst: ReadonlySet<string> = new Set(['GB', 'IE', 'MT']);

/** The address of a party as its country writes it, one line below the other. */
export function addressText(form: Pick<SheetForm, 'text'>, party: 'company' | 'client'): string {
  const [postcode, city] = [form.text(`${party}_postcode`), form.text(`${party}_city`)];
  const town = townsFirst.has(form.text(`${party}_country`)) ? [city, postcode] : [`${postcode} ${city}`.trim()];
  return [form.text(`${party}_address`), ...town].filter(Boolean).join('\n');
}
