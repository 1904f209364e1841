import { computed, type Signal, signal } from '@preact/signals-core';
import { onceByKey } from '../kit/once-by-key.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { type EInvoiceFaults, eInvoiceFaults } from './e-invoice/e-invoice-faults.ts';
import { profileOf } from './e-invoice/profile.ts';
import { eInvoiceError } from './field-errors.ts';
import type { Invoice } from './invoice-of.ts';

/**
 * The errors of fields that are right for a printed invoice but not for an electronic one. They are shown only once the
 * visitor asks for an electronic invoice.
 */
export interface EInvoiceCheck {
  /** True from the moment in which a visitor asks for XML, and false again once the visitor asks for paper. */
  readonly isAsked: Signal<boolean>;
  /** The error message of a field. Undefined if the field is right, or if no XML is asked for. */
  readonly errorOf: (name: string) => string | undefined;
}

/** Creates the check of a form, which follows the form's changes. */
export function eInvoiceCheck(form: SheetForm, invoice: Invoice, props: InvoiceGeneratorProps): EInvoiceCheck {
  const isAsked = signal(false);
  const faults = computed((): EInvoiceFaults => {
    const profile = profileOf(form.text('profile'));
    return isAsked.value ? eInvoiceFaults({ form, invoice }, profile) : new Map();
  });
  // Each field has a signal of its own, so that a component is drawn again when its field's error changes, and not at
  // each key press.
  const error = onceByKey((name: string) =>
    computed(() => {
      const fault = faults.value.get(name);
      return fault && eInvoiceError(fault, props);
    }),
  );
  return { isAsked, errorOf: (name) => error(name).value };
}
