import type { LinkField } from '@prismicio/client';
import { usePage } from '../page-context.ts';

interface LeadFormProps {
  /** The relationship to a `lead_form` document. */
  readonly field: LinkField | null | undefined;
  /** Begins the ids of its fields: there may be several forms on a page. */
  readonly id: string;
  /** Fields below each other, in two columns where the content says half, or one field and its button in a row. */
  readonly layout?: 'stack' | 'columns' | 'row';
}

/** A lead form as its document describes it. Without a document there is nothing. */
export function LeadForm({ field, id }: LeadFormProps) {
  const form = usePage().related('lead_form', field)?.data;
  return form ? <form id={id}>{form.submit_label}</form> : null;
}
