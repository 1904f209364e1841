import { useSignals } from '@preact/signals-react/runtime';
import { Live } from '../kit/Live.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import tool from '../kit/SheetTool.module.css';
import { TextField } from '../kit/TextField.tsx';
import { profileOf } from './e-invoice/profile.ts';
import { endpointError } from './field-errors.ts';
import type { InvoiceView } from './view.ts';

/**
 * The field for the profile of the electronic invoice, and the fields that only authorities and Peppol ask for. The
 * latter are hidden and not removed while the profile needs none of them, so that another choice does not empty them.
 */
export function ProfileFields({ props, form, eInvoice }: InvoiceView) {
  useSignals();
  const { labels } = props;
  const isHidden = profileOf(form.text('profile')) === 'en16931';
  const field = (name: string) => ({ form, name, fault: eInvoice.errorOf });
  const checkEndpoint = (text: string) => endpointError(text, labels);
  return (
    <>
      <Live>
        {() => (
          <SelectField
            id={form.idOf('profile')}
            name="profile"
            label={labels.profile_label}
            options={[
              { value: 'en16931', text: labels.en16931_option },
              { value: 'xrechnung', text: labels.xrechnung_option },
              { value: 'peppol', text: labels.peppol_option },
            ]}
            defaultValue={form.start('profile')}
            error={eInvoice.errorOf('profile')}
          />
        )}
      </Live>
      <div className={tool.group} hidden={isHidden}>
        <div className={tool.whole}>
          <TextField {...field('contact')} label={labels.contact_label} autoComplete="name" />
        </div>
        <TextField {...field('phone')} label={labels.phone_label} autoComplete="tel" />
        <TextField {...field('email')} label={labels.email_label} autoComplete="email" />
        <TextField
          {...field('company_endpoint')}
          label={labels.company_endpoint_label}
          hint={labels.endpoint_hint}
          check={checkEndpoint}
        />
        <TextField
          {...field('client_endpoint')}
          label={labels.client_endpoint_label}
          hint={labels.endpoint_hint}
          check={checkEndpoint}
        />
      </div>
    </>
  );
}
