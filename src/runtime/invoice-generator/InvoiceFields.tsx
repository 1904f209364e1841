import { TextInput } from '../../templates/components/TextInput.tsx';
import { NumberField } from '../tools/NumberField.tsx';
import { SelectField } from '../tools/SelectField.tsx';
import tool from '../tools/SheetTool.module.css';
import { TextArea } from '../tools/TextArea.tsx';
import { Step } from './Step.tsx';
import type { InvoiceView } from './view.ts';

/** Steps one to three: who sends it, who gets it, and what is on top of it. */
export function InvoiceFields(view: InvoiceView) {
  const { props, form, invoice } = view;
  const { labels } = props;
  return (
    <>
      <Step name="company" labels={labels}>
        <Required {...view} name="company" label={labels.company_label} />
        <Plain {...view} name="company_tax_number" label={labels.tax_number_label} />
        <Address {...view} name="company_address" />
        <Plain {...view} name="bank" label={labels.bank_label} hint={labels.bank_hint} />
      </Step>
      <Step name="recipient" labels={labels}>
        <Required {...view} name="client" label={labels.client_label} />
        <Plain {...view} name="client_tax_number" label={labels.tax_number_label} />
        <Address {...view} name="client_address" />
      </Step>
      <Step name="details" labels={labels}>
        <Required {...view} name="number" label={labels.number_label} />
        <TextInput
          id="invoice-date"
          name="date"
          type="date"
          label={labels.date_label}
          defaultValue={form.start.date ?? ''}
        />
        <NumberField
          id="invoice-term"
          name="term"
          label={labels.term_label}
          field={invoice.term}
          defaultValue={form.start.term}
        />
        <SelectField
          id="invoice-currency"
          name="currency"
          label={labels.currency_label}
          options={props.currencies}
          defaultValue={form.start.currency}
        />
      </Step>
    </>
  );
}

interface FieldProps extends InvoiceView {
  readonly name: string;
  readonly label: string;
}

function Required({ props, form, name, label }: FieldProps) {
  const isMissing = form.left.has(name) && !form.values[name];
  return (
    <TextInput
      id={`invoice-${name}`}
      name={name}
      label={label}
      isRequired
      defaultValue={form.start[name] ?? ''}
      error={isMissing ? props.requiredError : undefined}
      keepsErrorLine
    />
  );
}

function Plain({ form, name, label, hint }: FieldProps & { readonly hint?: string }) {
  return (
    <TextInput
      id={`invoice-${name}`}
      name={name}
      label={label}
      hint={hint || undefined}
      defaultValue={form.start[name] ?? ''}
    />
  );
}

function Address({ props, form, name }: InvoiceView & { readonly name: string }) {
  return (
    <div className={tool.whole}>
      <TextArea
        id={`invoice-${name}`}
        name={name}
        label={props.labels.address_label}
        rows={3}
        defaultValue={form.start[name]}
      />
    </div>
  );
}
