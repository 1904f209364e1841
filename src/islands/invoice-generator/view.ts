import type { ToolFormat } from '../kit/format.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import type { EInvoiceCheck } from './e-invoice-check.ts';
import type { Invoice } from './invoice-of.ts';
import type { ChosenLanguage } from './paper-language.ts';
import type { Steps } from './steps.ts';

/** The props that all components of the invoice generator share. They stay the same; the form and the invoice are signals. */
export interface InvoiceView {
  readonly props: InvoiceGeneratorProps;
  readonly form: SheetForm;
  /** The formats of the page. The paper may have those of another language. */
  readonly format: ToolFormat;
  readonly invoice: Invoice;
  readonly eInvoice: EInvoiceCheck;
  readonly language: ChosenLanguage;
}

/** The props of a component that draws a step of the form. */
export interface StepView extends InvoiceView {
  readonly steps: Steps;
}
