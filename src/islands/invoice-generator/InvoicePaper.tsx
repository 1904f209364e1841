import { useSignals } from '@preact/signals-react/runtime';
import { Blank } from '../kit/Blank.tsx';
import { Live } from '../kit/Live.tsx';
import sheet from '../kit/Sheet.module.css';
import { addressText } from './address-text.ts';
import { headingOf } from './heading-of.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { taxNumberText } from './tax-number-text.ts';
import { vatCaseTexts } from './vat-case.ts';
import type { InvoiceView } from './view.ts';

/** The invoice as it is printed. Missing values are replaced by blank lines to write on. */
export function InvoicePaper(view: InvoiceView) {
  useSignals();
  const { form, invoice } = view;
  const { labels, htmlLang, format } = view.language.style.value;
  const date = (iso: string) => (iso === '' || invoice.isBlank.value ? '' : format.date(iso));
  return (
    <div className={sheet.sheet} data-theme="light" lang={htmlLang}>
      <div className={sheet.columns}>
        <Live>{() => <p className={sheet.title}>{headingOf(invoice, labels)}</p>}</Live>
        <dl className={sheet.facts}>
          <dt>{labels.number_label}</dt>
          <dd>
            <Live>{() => <Blank isOpen>{form.text('number')}</Blank>}</Live>
          </dd>
          <Live>
            {() =>
              invoice.isCreditNote.value &&
              form.text('credited') && (
                <>
                  <dt>{labels.credited_label}</dt>
                  <dd>{form.text('credited')}</dd>
                </>
              )
            }
          </Live>
          <Live>
            {() =>
              form.text('buyer_reference') && (
                <>
                  <dt>{labels.buyer_reference_label}</dt>
                  <dd>{form.text('buyer_reference')}</dd>
                </>
              )
            }
          </Live>
          <dt>{labels.date_label}</dt>
          <dd className={sheet.figure}>
            <Live>{() => <Blank isOpen>{date(form.text('date'))}</Blank>}</Live>
          </dd>
          <Live>
            {() =>
              form.text('delivery_date') && (
                <>
                  <dt>{labels.delivery_label}</dt>
                  <dd className={sheet.figure}>{format.date(form.text('delivery_date'))}</dd>
                </>
              )
            }
          </Live>
          <dt>{labels.due_label}</dt>
          <dd className={sheet.figure}>
            <b>
              <Live>{() => <Blank isOpen>{date(invoice.due.value)}</Blank>}</Live>
            </b>
          </dd>
        </dl>
      </div>
      <div className={sheet.columns}>
        <Party label={labels.from_label} prefix="company" {...view} />
        <Party label={labels.to_label} prefix="client" {...view} />
      </div>
      <InvoiceTable {...view} />
      <div className={sheet.foot}>
        <Live>{() => form.text('notes') && <p className={sheet.lines}>{form.text('notes')}</p>}</Live>
        <Live>
          {() => {
            const vatCase = invoice.vatCase.value;
            return vatCase !== 'charged' && <p>{labels[vatCaseTexts[vatCase]]}</p>;
          }}
        </Live>
        <PaymentDetails {...view} />
      </div>
    </div>
  );
}

interface PartyProps extends InvoiceView {
  readonly label: string;
  /** The part with which the names of the party's fields begin. */
  readonly prefix: 'company' | 'client';
}

/** The sender or the recipient of the invoice. */
function Party({ language, form, invoice, label, prefix }: PartyProps) {
  return (
    <div>
      <p className={sheet.muted}>{label}</p>
      <p>
        <b>
          <Live>{() => <Blank isOpen>{form.text(prefix)}</Blank>}</Live>
        </b>
      </p>
      <p>
        <Live>
          {() => (
            <Blank isOpen={invoice.isBlank.value} lines={3}>
              {addressText(form, prefix)}
            </Blank>
          )}
        </Live>
      </p>
      <Live>
        {() => {
          const text = taxNumberText(form, prefix, language.style.value.labels);
          return text && <p>{text}</p>;
        }}
      </Live>
    </div>
  );
}
