import type { InvoiceStep } from '../../runtime/shared/tracking/events.ts';
import type { InvoiceGeneratorProps } from './contract.ts';

/** The names of the invoice form's steps, in order (docs/contract.md, section 2.9). */
export const stepNames = ['company', 'recipient', 'details', 'items', 'notes', 'preview', 'get'] as const;
export type StepName = (typeof stepNames)[number];

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

export function stepId(name: StepName): string {
  return `step-${name}`;
}

export function isStepName(name: string | undefined): name is StepName {
  return stepNames.some((each) => each === name);
}

export function stepLabel(name: StepName, labels: InvoiceGeneratorProps['labels']): string {
  return labels[`${name}_step`];
}
