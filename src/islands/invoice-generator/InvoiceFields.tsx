import { useSignals } from '@preact/signals-react/runtime';
import { TextArea } from '../../components/TextArea.tsx';
import { Live } from '../kit/Live.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import tool from '../kit/SheetTool.module.css';
import { TextField } from '../kit/TextField.tsx';
import { ibanError, referenceError, taxNumberError } from './field-errors.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { partyCountry } from './party-country.ts';
import { Step } from './Step.tsx';
import type { InvoiceView, StepView } from './view.ts';
import { languageOptions } from './words/paper-languages.ts';

/** Steps one to three of the invoice form: the sender, the recipient and the invoice's own details. */
export function InvoiceFields(view: StepView) {
  useSignals();
  const { props, form, invoice, eInvoice, language } = view;
  const { labels, requiredError } = props;
  const field = (name: string) => ({ form, name, fault: eInvoice.errorOf });
  const checkTaxNumber = (party: 'company' | 'client') => (text: string) =>
    taxNumberError(text, { labels, country: partyCountry(form, party, props) });
  return (
    <>
      <Step name="company" {...view}>
        <TextField
          {...field('company')}
          label={labels.company_label}
          requiredError={requiredError}
          autoComplete="organization"
        />
        <TextField {...field('company_tax_number')} label={labels.tax_number_label} check={checkTaxNumber('company')} />
        <Address {...view} party="company" />
        <TextField {...field('company_tax_id')} label={labels.tax_id_label} hint={labels.tax_id_hint} />
        <TextField {...field('bank')} label={labels.bank_label} hint={labels.bank_hint} />
        <TextField
          {...field('iban')}
          label={labels.iban_label}
          hint={labels.iban_hint}
          check={(text) => ibanError(text, labels)}
        />
      </Step>
      <Step name="recipient" {...view}>
        <TextField {...field('client')} label={labels.client_label} requiredError={requiredError} />
        <TextField {...field('client_tax_number')} label={labels.tax_number_label} check={checkTaxNumber('client')} />
        <Address {...view} party="client" />
      </Step>
      <Step name="details" {...view}>
        <SelectField
          id={form.idOf('kind')}
          name="kind"
          label={labels.kind_label}
          options={[
            { value: 'invoice', text: labels.paper_heading },
            { value: 'credit-note', text: labels.credit_note_heading },
          ]}
          defaultValue={form.start('kind')}
        />
        <Live>
          {() => (
            <div hidden={!invoice.isCreditNote.value}>
              <TextField {...field('credited')} label={labels.credited_label} hint={labels.credited_hint} />
            </div>
          )}
        </Live>
        <TextField {...field('number')} label={labels.number_label} requiredError={requiredError} />
        <TextField {...field('date')} type="date" label={labels.date_label} />
        <TextField {...field('delivery_date')} type="date" label={labels.delivery_label} hint={labels.delivery_hint} />
        <NumberField
          id={form.idOf('term')}
          name="term"
          label={labels.term_label}
          field={invoice.term}
          fault={eInvoice.errorOf}
          defaultValue={form.start('term')}
        />
        <SelectField
          id={form.idOf('currency')}
          name="currency"
          label={labels.currency_label}
          options={props.currencies}
          defaultValue={form.start('currency')}
        />
        <Live>
          {() => (
            <SelectField
              id={form.idOf('language')}
              name="language"
              label={labels.language_label}
              options={languageOptions}
              defaultValue={form.start('language')}
              error={language.hasFailed.value ? labels.language_error : undefined}
            />
          )}
        </Live>
        <TextField
          {...field('reference')}
          label={labels.reference_label}
          hint={labels.reference_hint}
          check={(text) => referenceError(text, labels)}
        />
        <TextField
          {...field('buyer_reference')}
          label={labels.buyer_reference_label}
          hint={labels.buyer_reference_hint}
        />
        <ProfileFields {...view} />
      </Step>
    </>
  );
}

function Address({ props, form, eInvoice, party }: InvoiceView & { readonly party: 'company' | 'client' }) {
  const { labels } = props;
  const field = (part: string) => ({ form, name: `${party}_${part}`, fault: eInvoice.errorOf });
  const [address, country] = [`${party}_address`, `${party}_country`];
  /** Browsers know the visitor's address, and not that of a recipient. */
  const known = (token: string) => (party === 'company' ? token : undefined);
  return (
    <>
      <div className={tool.whole}>
        <Live>
          {() => (
            <TextArea
              id={form.idOf(address)}
              name={address}
              label={labels.address_label}
              rows={2}
              autoComplete={known('street-address')}
              defaultValue={form.start(address)}
              error={eInvoice.errorOf(address)}
            />
          )}
        </Live>
      </div>
      <TextField {...field('postcode')} label={labels.postcode_label} autoComplete={known('postal-code')} />
      <TextField {...field('city')} label={labels.city_label} autoComplete={known('address-level2')} />
      <SelectField
        id={form.idOf(country)}
        name={country}
        label={labels.country_label}
        options={props.countries}
        autoComplete={known('country')}
        defaultValue={form.start(country)}
      />
    </>
  );
}
