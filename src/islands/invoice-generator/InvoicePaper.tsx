import { Blank } from '../kit/Blank.tsx';
import sheet from '../kit/Sheet.module.css';
import { InvoiceTable } from './InvoiceTable.tsx';
import type { InvoiceView } from './view.ts';

/** The invoice as it is printed. Missing values are replaced by blank lines to write on. */
export function InvoicePaper(view: InvoiceView) {
  const { props, form, format, invoice } = view;
  const { labels } = props;
  const { values } = form;
  const { isBlank } = invoice;
  const text = (name: string) => values[name] ?? '';
  const date = (iso: string) => (iso === '' ? '' : format.date(iso));
  return (
    <div className={sheet.sheet} data-theme="light">
      <div className={sheet.columns}>
        <Party label={labels.from_label} name={text('company')} address={text('company_address')} {...view}>
          {text('company_tax_number')}
        </Party>
      </div>
      <p className={sheet.title}>{labels.paper_heading}</p>
      <div className={sheet.columns}>
        <Party label={labels.to_label} name={text('client')} address={text('client_address')} {...view}>
          {text('client_tax_number')}
        </Party>
        <dl className={sheet.facts}>
          <dt>{labels.number_label}</dt>
          <dd>
            <Blank isOpen>{text('number')}</Blank>
          </dd>
          <dt>{labels.date_label}</dt>
          <dd>
            <Blank isOpen>{isBlank ? '' : date(text('date'))}</Blank>
          </dd>
          <dt>{labels.due_label}</dt>
          <dd>
            <b>
              <Blank isOpen>{isBlank ? '' : date(invoice.due)}</Blank>
            </b>
          </dd>
        </dl>
      </div>
      <InvoiceTable {...view} />
      <div className={sheet.foot}>
        <p className={sheet.lines}>{text('notes')}</p>
        {invoice.isReverseCharge && <p>{labels.reverse_charge_text}</p>}
        <p className={sheet.muted}>
          {(isBlank || text('bank')) && `${labels.bank_label} `}
          <Blank isOpen={isBlank}>{text('bank')}</Blank>
        </p>
      </div>
    </div>
  );
}

interface PartyProps extends InvoiceView {
  readonly label: string;
  readonly name: string;
  readonly address: string;
  /** The VAT number of the sender or recipient. */
  readonly children: string;
}

function Party({ props, invoice, label, name, address, children }: PartyProps) {
  return (
    <div>
      <p className={sheet.muted}>{label}</p>
      <p>
        <b>
          <Blank isOpen>{name}</Blank>
        </b>
      </p>
      <p>
        <Blank isOpen={invoice.isBlank} lines={3}>
          {address}
        </Blank>
      </p>
      {children && (
        <p>
          {props.labels.tax_number_label} {children}
        </p>
      )}
    </div>
  );
}
