import type { ReadonlySignal } from '@preact/signals-core';
import { computedList } from '../kit/computed-list.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { Invoice } from './invoice-of.ts';
import { type StepName, stepNames } from './steps.ts';

interface Progress {
  readonly form: SheetForm;
  readonly invoice: Invoice;
  readonly current: ReadonlySignal<StepName>;
  readonly isReceived: ReadonlySignal<boolean>;
}

/** The steps of the invoice form that the visitor has done, in order. */
export function doneSteps({ form, invoice, current, isReceived }: Progress): ReadonlySignal<readonly StepName[]> {
  const has = (...names: string[]) => names.every((name) => form.text(name));
  const hasItem = () => form.rows('item').some((id) => invoice.item(id).price.value.state !== 'empty');
  const isPast = (step: StepName) => stepNames.indexOf(step) < stepNames.indexOf(current.value);
  const isDone: Record<StepName, () => boolean> = {
    company: () => has('company'),
    recipient: () => has('client'),
    details: () => has('number', 'date'),
    items: hasItem,
    notes: () => has('notes') || (isPast('notes') && hasItem()),
    preview: () => isReceived.value,
    get: () => isReceived.value,
  };
  return computedList(() => stepNames.filter((name) => isDone[name]()));
}
