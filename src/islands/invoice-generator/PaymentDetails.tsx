import { useSignals } from '@preact/signals-react/runtime';
import { Blank } from '../kit/Blank.tsx';
import { Live } from '../kit/Live.tsx';
import sheet from '../kit/Sheet.module.css';
import { printedIban } from './payment/iban.ts';
import { qrPath } from './payment/qr-path.ts';
import type { InvoiceView } from './view.ts';

/** How to pay, at the foot of the invoice: the account, the reference and a code for banking apps. */
export function PaymentDetails({ language, form, invoice }: InvoiceView) {
  useSignals();
  const { labels } = language.style.value;
  return (
    <>
      <Detail label={labels.bank_label} isPrinted={() => invoice.isBlank.value}>
        {() => form.text('bank')}
      </Detail>
      <Detail label={labels.iban_label} isPrinted={never}>
        {() => printedIban(form.text('iban'))}
      </Detail>
      <Detail label={labels.reference_label} isPrinted={never}>
        {() => form.text('reference')}
      </Detail>
      <Live>
        {() =>
          invoice.paymentCode.value && (
            <PaymentCode label={labels.payment_code_label} text={invoice.paymentCode.value} />
          )
        }
      </Live>
    </>
  );
}

interface DetailProps {
  readonly label: string;
  /** True if the line is printed, blank, while its value is missing. */
  readonly isPrinted: () => boolean;
  readonly children: () => string;
}

function Detail({ label, isPrinted, children }: DetailProps) {
  return (
    <Live>
      {() =>
        (isPrinted() || children()) && (
          <p className={sheet.muted}>
            <span>{`${label} `}</span>
            <Blank isOpen={isPrinted()}>{children()}</Blank>
          </p>
        )
      }
    </Live>
  );
}

const never = () => false;

/** A payment code, 30 mm wide in print: each square of the largest code is then 0.4 mm wide. */
function PaymentCode({ label, text }: { readonly label: string; readonly text: string }) {
  const { size, path } = qrPath(text);
  return (
    <figure>
      <svg width="30mm" height="30mm" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}
