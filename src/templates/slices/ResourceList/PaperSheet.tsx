import type { ReactNode } from 'react';
import { colours } from '../../../../config/tokens.ts';

export type SheetKind = 'cash_flow' | 'expense_report' | 'invoice' | 'mileage';

/** A drawing of a sheet of paper from afar. The kind of document is recognizable, but its text can't be read. */
export function PaperSheet({ kind }: { readonly kind: SheetKind }) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <path fill={colours.white} d="M50 32h220v208H50z" />
      <path fill={colours['petrol-50']} d="M160 32h110v208H160z" />
      <path fill={colours['petrol-950']} d="M72 54h84v12H72z" />
      {drawings[kind]}
    </svg>
  );
}

/** Lines that look like words at the left and sums at the right. */
function Rows({ from, count }: { readonly from: number; readonly count: number }) {
  const rows = Array.from({ length: count }, (_, row) => from + row * 22);
  return (
    <>
      <path fill={colours['petrol-200']} d={rows.map((y) => `M72 ${y}h88v6H72z`).join('')} />
      <path fill={colours['petrol-300']} d={rows.map((y) => `M214 ${y}h34v6h-34z`).join('')} />
    </>
  );
}

const drawings: Readonly<Record<SheetKind, ReactNode>> = {
  cash_flow: (
    <>
      <path fill={colours['petrol-300']} d="M72 150h24v50H72zM104 128h24v72h-24zM136 116h24v84h-24z" />
      <path fill={colours['ember-500']} d="M168 164h24v36h-24z" />
      <path fill={colours['sun-500']} d="M200 138h24v62h-24zM232 102h16v98h-16z" />
      <path fill={colours['petrol-950']} d="M62 200h196v4H62z" />
      <path fill={colours['petrol-200']} d="M72 82h120v6H72zM72 218h52v6H72zM196 218h52v6h-52z" />
    </>
  ),
  expense_report: (
    <>
      <Rows from={92} count={4} />
      <path fill={colours['sun-200']} d="M62 178h196v26H62z" />
      <path fill={colours['petrol-950']} d="M72 188h48v6H72zM204 188h44v6h-44z" />
      <path fill={colours['ember-500']} d="M226 60a11 11 0 0 1 22 0z" />
      <path fill={colours['petrol-950']} d="M222 62h30v3h-30z" />
    </>
  ),
  invoice: (
    <>
      <path fill={colours['sun-500']} d="M50 32h220v10H50z" />
      <path fill={colours['petrol-200']} d="M72 76h56v6H72zM72 88h40v6H72zM196 54h52v6h-52zM212 66h36v6h-36z" />
      <path fill={colours['petrol-950']} d="M72 112h176v2H72z" />
      <Rows from={124} count={3} />
      <path fill={colours['petrol-950']} d="M72 194h176v2H72zM72 206h40v8H72zM196 206h52v8h-52z" />
    </>
  ),
  mileage: (
    <>
      <path
        fill="none"
        stroke={colours['petrol-950']}
        strokeWidth="4"
        strokeLinecap="round"
        d="M82 146c24-60 54 10 84-20s34-34 72-36"
      />
      <circle cx="82" cy="146" r="9" fill={colours['ember-500']} />
      <path fill={colours['sun-500']} d="M224 92a14 14 0 0 1 28 0z" />
      <path fill={colours['petrol-950']} d="M220 92h36v3h-36z" />
      <Rows from={178} count={3} />
    </>
  ),
};
