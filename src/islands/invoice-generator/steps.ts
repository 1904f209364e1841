import type { ReadonlySignal } from '@preact/signals-core';
import type { InvoiceStep } from '../../runtime/shared/tracking/events.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import type { FaultySteps } from './use-faulty-steps.ts';

/** The names of the invoice form's steps, in order (docs/contract.md, section 2.9). */
export const stepNames = ['company', 'recipient', 'details', 'items', 'notes', 'preview', 'get'] as const;
export type StepName = (typeof stepNames)[number];

/** The steps of one form, and which of them is open. */
export interface Steps {
  /** The beginning of the ids of all steps. */
  readonly prefix: string;
  readonly current: ReadonlySignal<StepName>;
  readonly open: (step: StepName) => void;
  readonly faulty: FaultySteps;
}

/** The names of the steps in the tracking plan. */
export const trackedSteps: Readonly<Record<StepName, InvoiceStep>> = {
  company: 'your company details',
  recipient: 'recipient details',
  details: 'invoice details',
  items: 'invoice items',
  notes: 'notes',
  preview: 'preview',
  get: 'get invoice',
};

/** The id of a step's section, and so the fragment of its address. */
export function stepId(prefix: string, name: StepName): string {
  return `${prefix}-${name}`;
}

/** The step that an id or a fragment names: `notes` for `invoice-notes` and `#invoice-notes`. */
export function stepOf(prefix: string, id: string): StepName | undefined {
  return stepNames.find((name) => id.replace(/^#/, '') === stepId(prefix, name));
}

export function stepLabel(name: StepName, labels: InvoiceGeneratorProps['labels']): string {
  return labels[`${name}_step`];
}
